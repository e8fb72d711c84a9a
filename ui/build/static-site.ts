import { copyFile, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { brand } from '#adapters/brand/brand.ts'
import { nginxFiles } from '#adapters/server/deploy/nginx-locations.ts'
import { collectAnswers } from '#adapters/server/deploy/static-answers.ts'
import { openForwardingHost } from '#adapters/server/forward/forwarding-host.ts'
import { DEFAULT_EDGE } from '#adapters/server/config/http-limits.ts'
import type { Site } from '#adapters/http/pages.ts'
import { siteAt } from '#adapters/http/pages.ts'
import { createLogger } from '#adapters/server/telemetry/log.ts'
import type { ChatSettings } from '#core/chat/chat-parameters.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import { layout } from './layout.ts'
import { compressFile } from './precompress.ts'

type StaticSite = {
  /** The folder that is written; its content is replaced. */
  readonly folder: string
  /** The origin of the public site. */
  readonly origin: string
  readonly chat: ChatSettings | null
}

/** Types of text; fonts and images are already compressed. */
const TEXT = /^(?:text\/|application\/(?:[\w-]+\+)?(?:json|xml)|image\/svg)/

const assetsDir = join(layout.client, 'assets')

/** No page of the public site is rendered per visitor. */
const notRendered = (): string => ''

/** Opens the store over the built site, without a database. Nothing of the public site calls the contract. */
const openStore = (site: Site, origin: string) =>
  openForwardingHost({
    orchestratorUrl: new URL('http://127.0.0.1:9'),
    databaseUrl: null,
    migrationsDir: layout.migrations,
    clock: { now: () => epochMs(Date.now()) },
    logger: createLogger('error'),
    site: () => site,
    assetsDir,
    renderOutcome: notRendered,
    renderCheck: notRendered,
    renderFollowUp: notRendered,
    links: brand.links,
    edge: {
      pressure: { ...DEFAULT_EDGE.pressure, eventLoopDelayMs: 0 },
      ...(origin.startsWith('https:') && { trustedProxies: ['127.0.0.1'] }),
    },
  })

/** Writes a file with its compressed copies; those of an asset are copied from the build. */
const writeInto =
  (folder: string) =>
  async (path: string, body: Buffer, type: string): Promise<void> => {
    const file = join(folder, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, body)
    const built = join(layout.client, path)
    const isAsset = await stat(built).then(
      (found) => found.isFile(),
      () => false,
    )
    if (isAsset)
      for (const extension of ['.br', '.gz'])
        await copyFile(`${built}${extension}`, `${file}${extension}`).catch(() => undefined)
    else if (TEXT.test(type)) await compressFile(file)
  }

/**
 * Writes the public site for a static host: `files` with compressed copies, `answers.json` with status and headers by
 * path, and `nginx` with the same as its configuration. Each answer is that of the store.
 */
export const writeStaticSite = async ({ folder, origin, chat }: StaticSite): Promise<void> => {
  const site = siteAt(JSON.parse(await readFile(layout.site, 'utf8')) as Site, origin, chat)
  await rm(folder, { recursive: true, force: true })
  await mkdir(join(folder, 'nginx'), { recursive: true })
  const store = await openStore(site, origin)
  const answers = await collectAnswers(store.app, { site, assetsDir }, writeInto(join(folder, 'files')))
  await store.close()
  await writeFile(join(folder, 'answers.json'), JSON.stringify(answers, null, 2))
  for (const [name, text] of Object.entries(nginxFiles(answers)))
    await writeFile(join(folder, 'nginx', name), text)
}
