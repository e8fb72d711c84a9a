import { readdir } from 'node:fs/promises'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { paths } from '#core/routes/routes.ts'
import { LANGUAGE_COOKIE } from '#core/session/language-preference.ts'
import { deviceListNames } from '#core/mobile/device-filter.ts'
import { detailPath } from '#core/mobile/device-pages.ts'
import { type Language, languages, pathIn } from '#core/shared/language.ts'
import { redirects } from '#core/routes/private-paths.ts'
import { brandPath } from '#core/routes/site-pages.ts'
import { selectedSlug } from '#adapters/brand/slug.ts'
import { OPEN_API } from '../http/api-docs.ts'
import type { Site } from '#adapters/http/pages.ts'
import { ASSETS } from '../http/prefixes.ts'

/** What a static host answers at a path. */
export type StaticAnswer = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** The path of the file with the body; null for an answer without one. */
  readonly file: string | null
}

/** What a static host answers. */
export type StaticAnswers = {
  readonly paths: Readonly<Record<string, StaticAnswer>>
  /** The not-found page, in the language of the cookie. */
  readonly notFound: Readonly<Record<Language, StaticAnswer>>
  /** The answer at every other path, by the language of the path. */
  readonly unknown: Readonly<Record<Language, StaticAnswer>>
  /** The answer at every other path that names a file. */
  readonly missing: StaticAnswer
}

/** Headers that belong to one response or to the bytes of one encoding: each host writes its own. */
const OWN_HEADERS: ReadonlySet<string> = new Set([
  'accept-ranges',
  'connection',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'last-modified',
  'transfer-encoding',
])

/** A path that the store does not know. */
const UNKNOWN = '/unknown-path'

/** The extension of precompressed files. */
const COMPRESSED = /\.(?:br|gz)$/

const fileOf = (path: string, contentType: string): string => {
  if (!contentType.startsWith('text/html')) return path
  return path === '/' ? '/index.html' : `${path}.html`
}

const toAnswer = (
  { statusCode, headers }: LightMyRequestResponse,
  file: string | null = null,
): StaticAnswer => ({
  status: statusCode,
  headers: Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !OWN_HEADERS.has(name))
      .map(([name, value]): [string, string] => [name, String(value)])
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  ),
  file,
})

/** The paths of the public site: documents, files, assets, and those that have moved. */
const publicPaths = async (site: Site, assetsDir: string): Promise<readonly string[]> => {
  const assets = (await readdir(assetsDir)).filter((name) => !COMPRESSED.test(name)).toSorted()
  return [
    ...Object.keys(site.documents),
    ...Object.keys(site.files),
    OPEN_API,
    ...assets.map((name) => `${ASSETS}${name}`),
    ...Object.keys(redirects).map((path) => brandPath(path, selectedSlug)),
    ...deviceListNames.flatMap((list) => languages.map((language) => pathIn(language, detailPath(list)))),
  ]
}

/** Checks whether an answer leads to a page of the application, which a static host does not have. */
const leavesSite = ({ status, headers }: StaticAnswer, site: Site): boolean =>
  status >= 300 && status < 400 && !((headers['location'] ?? '') in site.documents)

/**
 * Asks the store for everything that is the same for all visitors, as one that opens it for the first time. Calls
 * `write` with each body and the path of its file.
 */
export const collectAnswers = async (
  app: FastifyInstance,
  { site, assetsDir }: { readonly site: Site; readonly assetsDir: string },
  write: (file: string, body: Buffer, type: string) => Promise<void>,
): Promise<StaticAnswers> => {
  /** Writes the body of an answer to the file of a path. */
  const ask = async (url: string, { path = url, cookie = '' } = {}): Promise<StaticAnswer> => {
    const response = await app.inject({ method: 'GET', url, headers: { cookie } })
    const type = String(response.headers['content-type'])
    if (response.rawPayload.length === 0) return toAnswer(response)
    const file = fileOf(path, type)
    await write(file, response.rawPayload, type)
    return toAnswer(response, file)
  }
  const askNotFound = (language: Language): Promise<StaticAnswer> =>
    ask(paths.notFound, {
      path: pathIn(language, paths.notFound),
      cookie: `${LANGUAGE_COOKIE}=${language}`,
    })
  /** A host of files cannot write the wanted path into the redirect. */
  const askUnknown = async (language: Language): Promise<StaticAnswer> => {
    const answer = await ask(pathIn(language, UNKNOWN))
    return { ...answer, headers: { ...answer.headers, location: paths.notFound } }
  }
  const found: [string, StaticAnswer][] = []
  for (const path of await publicPaths(site, assetsDir)) {
    const answer = await ask(path)
    if (!leavesSite(answer, site)) found.push([path, answer])
  }
  return {
    paths: Object.fromEntries(found),
    notFound: { es: await askNotFound('es'), en: await askNotFound('en') },
    unknown: { es: await askUnknown('es'), en: await askUnknown('en') },
    missing: toAnswer(await app.inject({ method: 'GET', url: `${UNKNOWN}.txt` })),
  }
}
