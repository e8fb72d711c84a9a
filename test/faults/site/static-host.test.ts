import { readFile, mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { StaticAnswers } from '#adapters/server/deploy/static-answers.ts'
import type { Site } from '#adapters/http/pages.ts'
import { paths } from '#core/routes/routes.ts'
import { LANGUAGE_COOKIE } from '#core/session/language-preference.ts'
import { languageOfPath } from '#core/shared/language.ts'
import { hasProxies, type Host, startStaticHost } from '#test/builders/proxy.builder.ts'
import { storeProcess } from '#test/builders/store-process.builder.ts'
import { layout } from '#ui/build/layout.ts'
import { writeStaticSite } from '#ui/build/static-site.ts'

/** A visitor who has opened an English page. */
const ENGLISH = { cookie: `${LANGUAGE_COOKIE}=en` }

const ORIGIN = 'https://tienda.example'

/** Headers of one response, connection or server. Each server sends validators of its own. */
const OWN = [
  'accept-ranges',
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'last-modified',
  'server',
  'transfer-encoding',
]

type Answer = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

const answerOf = (status: number, headers: Headers, body: string): Answer => {
  // nginx describes a redirect in a page of its own; browsers show neither.
  const isRedirect = status >= 300 && status < 400
  const own = isRedirect ? [...OWN, 'content-type'] : OWN
  const compared = Object.fromEntries([...headers].filter(([name]) => !own.includes(name)))
  return {
    status,
    // A host of files cannot name the wanted page, as the store does.
    headers: compared['location']?.startsWith(`${paths.notFound}?`)
      ? { ...compared, location: paths.notFound }
      : compared,
    body: isRedirect ? '' : body,
  }
}

/** Sends a request to the store, as a proxy does that ends TLS. */
const requestStore = (port: number, path: string, headers = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const sent = request({ port, path, headers, host: '127.0.0.1', agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const received = new Headers(
          Object.entries(response.headersDistinct).flatMap(([name, values = []]) =>
            values.map((value): [string, string] => [name, value]),
          ),
        )
        resolve(answerOf(response.statusCode ?? 0, received, Buffer.concat(chunks).toString()))
      })
    })
    sent.on('error', reject).end()
  })

const { documents, files } = JSON.parse(await readFile(layout.site, 'utf8')) as Site

let folder: string
let host: Host
let expected: Readonly<Record<string, Answer>>
let notFoundInEnglish: Answer
let answers: StaticAnswers

/** The written paths of the site, and paths that are not written. */
const requestedPaths = (): readonly string[] => [
  ...Object.keys(answers.paths),
  paths.notFound,
  '/landing?utm_source=radio',
  '/savings-calculator?a=b',
  '/internet/',
  '/en/internet/',
  '/internet?utm_source=radio',
  '/unknown-path',
  '/unknown-path?a=b',
  '/en/internet/unknown',
  '/unknown.txt',
  '/assets/unknown-1234.js',
  '/.env',
]

describe.skipIf(!hasProxies())('the written site on a static host', () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'escaparate-static-'))
    await writeStaticSite({ folder: join(folder, 'site'), origin: ORIGIN, chat: null })
    answers = JSON.parse(await readFile(join(folder, 'site', 'answers.json'), 'utf8')) as StaticAnswers
    const store = await storeProcess({
      DATA_DIR: join(folder, 'data'),
      PUBLIC_ORIGIN: ORIGIN,
      TRUSTED_PROXIES: '127.0.0.1',
      // Other processes slow the store down: that is no reason to refuse calls.
      MAX_EVENT_LOOP_DELAY_MS: '60000',
    })
    await store.start()
    const entries: [string, Answer][] = []
    for (const path of requestedPaths()) entries.push([path, await requestStore(store.port, path)])
    expected = Object.fromEntries(entries)
    notFoundInEnglish = await requestStore(store.port, paths.notFound, ENGLISH)
    await store.stop()
    host = await startStaticHost(join(folder, 'site'))
  })
  afterAll(async () => {
    await host.stop()
    await rm(folder, { recursive: true, force: true })
  })

  const ask = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
    const { status, headers: sent, text } = await host.ask(path, { headers })
    return answerOf(status, sent, text)
  }

  it('has every document and every file of the build', () => {
    const written = Object.keys(answers.paths)
    expect(
      [...Object.keys(documents), ...Object.keys(files)].filter((path) => !written.includes(path)),
    ).toEqual([])
    expect(new Set(Object.keys(documents).map(languageOfPath))).toEqual(new Set(['es', 'en']))
    expect(written.filter((path) => path.startsWith('/assets/')).length).toBeGreaterThan(100)
  })

  it('has status, body and headers of the store at every path, without the store', async () => {
    for (const path of requestedPaths()) expect([path, await ask(path)]).toEqual([path, expected[path]])
  })

  it('leads from a moved path to its page, and from an unknown one to the not-found page', async () => {
    expect(await ask('/landing')).toMatchObject({ status: 308, headers: { location: '/' } })
    expect(await ask('/unknown-path')).toMatchObject({ status: 302, headers: { location: '/not-found' } })
    expect(expected[paths.notFound]).toMatchObject({ status: 404, body: expect.stringContaining('<h1') })
    expect(notFoundInEnglish.body).toContain('<html lang="en')
    expect(await ask(paths.notFound, ENGLISH)).toEqual(notFoundInEnglish)
  })

  it('sends compressed copies of what the store compresses', async () => {
    const encodingOf = async (path: string) =>
      (await host.ask(path, { headers: { 'accept-encoding': 'gzip' } })).headers.get('content-encoding')
    const script = Object.keys(answers.paths).find((path) => /^\/assets\/app.*\.js$/.test(path)) ?? ''
    for (const path of ['/', '/en/internet', '/sitemap.xml', '/icon.svg', script])
      expect([path, await encodingOf(path)]).toEqual([path, 'gzip'])
  })

  it('sends a page again only when it has changed', async () => {
    const first = await host.ask('/internet')
    const again = await host.ask('/internet', {
      headers: { 'if-none-match': first.headers.get('etag') ?? '' },
    })
    expect([first.status, again.status, again.text]).toEqual([200, 304, ''])
    expect(again.headers.get('content-security-policy')).toBe(first.headers.get('content-security-policy'))
  })
})
