import { existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer as createHttpServer } from 'node:http'
import { join } from 'node:path'
import { createServer as createVite } from 'vite'
import { affiliates } from '#adapters/brand/cometa/affiliates.ts'
import type * as Brand from '#adapters/brand/cometa/brand.ts'
import { devices } from '#adapters/brand/cometa/devices.ts'
import { terms } from '#adapters/brand/cometa/terms.ts'
import { createKeyDerivation } from '#adapters/card-encryption/key-derivation.ts'
import { createCardDecryption } from '#adapters/card-encryption/decipher.ts'
import { writePlaces } from '#adapters/orchestrator/pocket/network/build-places.ts'
import { createWebCryptoDigest } from '#adapters/digest/web-crypto.ts'
import { loadNetwork } from '#adapters/orchestrator/pocket/network/load-network.ts'
import { OPEN_API } from '#adapters/server/api-docs.ts'
import { openHost } from '#adapters/server/host.ts'
import { storedSecretKeys } from '#adapters/server/secret-keys.ts'
import { createLogger } from '#adapters/server/log.ts'
import type { Site } from '#adapters/server/pages.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import { banner } from './banner.ts'
import { entries, layout } from './build/layout.ts'
import type * as RenderMessage from './mail/render-message.ts'
import { messageSender, purgeMessageFiles } from './mail-sender.ts'
import type * as Prerender from './prerender.main.ts'
import { loadEnvFile, readSettings } from './settings.ts'
import type * as StaticOutcome from './site/static-outcome.tsx'
import { cometaPalette } from './theme/brand-palette.ts'

loadEnvFile('.env')
const config = readSettings()

const vite = await createVite({
  configFile: join(layout.root, 'vite.config.ts'),
  root: layout.root,
  appType: 'custom',
  server: { middlewareMode: true },
})

const devData = join(layout.root, '.data/dev')
const places = join(layout.root, '.data/dev-places.json')
if (!existsSync(places)) writePlaces(places)
const network = loadNetwork(places)

/** Documents are written anew for each request, with styles and scripts as Vite serves them. */
const writeSite = async (): Promise<Site> => {
  const { prerender } = (await vite.ssrLoadModule('/ui/prerender.main.ts')) as typeof Prerender
  return prerender({
    documentStyles: '',
    apiDocsStyles: '',
    loader: `/${entries.site}`,
    loaderImports: [],
    appScript: `/${entries.app}`,
    appImports: [],
    appStyles: [],
  })
}

let site = await writeSite()
let { cometa } = (await vite.ssrLoadModule('/adapters/brand/cometa/brand.ts')) as typeof Brand
let { staticOutcome } = (await vite.ssrLoadModule('/ui/site/static-outcome.tsx')) as typeof StaticOutcome
const { createRenderer } = (await vite.ssrLoadModule('/ui/mail/render-message.ts')) as typeof RenderMessage

const host = await openHost({
  dataDir: null,
  limitFactor: { session: 1, client: config.clientLimitFactor },
  migrationsDir: layout.migrations,
  brand: () => cometa,
  devices,
  terms: () => terms,
  network,
  decryption: createCardDecryption(),
  clock: { now: () => epochMs(Date.now()) },
  digest: createWebCryptoDigest(config.sealKeys ?? (await storedSecretKeys(devData, 'seal-keys'))),
  keyDerivation: createKeyDerivation(config.paymentKeys ?? (await storedSecretKeys(devData, 'payment-keys'))),
  affiliates,
  logger: createLogger(config.logLevel),
  // Vite compiles in this process: the event loop waits for it, and that is no crowd.
  edge: { ...config.edge, pressure: { ...config.edge.pressure, eventLoopDelayMs: 0 } },
  messages: {
    render: createRenderer({ brand: cometa, palette: cometaPalette, origin: config.publicOrigin }),
    sender: messageSender(config, cometa),
    purge: purgeMessageFiles(config),
  },
  site: () => site,
  assetsDir: null,
  renderOutcome: (answer, form) => staticOutcome(cometa)(answer, form),
})
await host.app.ready()

const sendPage = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const url = request.url ?? '/'
  site = await writeSite()
  ;({ cometa } = (await vite.ssrLoadModule('/adapters/brand/cometa/brand.ts')) as typeof Brand)
  ;({ staticOutcome } = (await vite.ssrLoadModule('/ui/site/static-outcome.tsx')) as typeof StaticOutcome)
  const page = await host.app.inject({ method: 'GET', url })
  const { location } = page.headers
  if (typeof location === 'string') response.setHeader('location', location)
  const type = page.headers['content-type'] ?? 'text/html; charset=utf-8'
  response.writeHead(page.statusCode, { 'content-type': type })
  response.end(type.startsWith('text/html') ? await vite.transformIndexHtml(url, page.payload) : page.payload)
}

const isContract = (url: string): boolean =>
  url.startsWith('/api/') || url.startsWith('/health/') || url === OPEN_API

const server = createHttpServer((request, response) => {
  vite.middlewares(request, response, () => {
    if (isContract(request.url ?? '/')) host.app.routing(request, response)
    else
      sendPage(request, response).catch((error: unknown) => {
        response.writeHead(500).end(error instanceof Error ? error.stack : String(error))
      })
  })
})
server.listen(config.port, config.host, () => {
  process.stdout.write(`${banner(cometa.name, `http://${config.host}:${config.port}`, network.samples())}\n`)
})
