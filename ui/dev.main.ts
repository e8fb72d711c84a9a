import { existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer as createHttpServer } from 'node:http'
import { join } from 'node:path'
import { createServer as createVite } from 'vite'
import type * as BrandData from '#adapters/brand/brand.ts'
import type * as BrandLogo from '#adapters/brand/logo.ts'
import type * as BrandPalette from '#adapters/brand/palette.ts'
import { createKeyDerivation } from '#adapters/card-encryption/key-derivation.ts'
import { createCardDecryption } from '#adapters/card-encryption/decrypt.ts'
import { loadFlags } from '#adapters/flags/load-flags.ts'
import { writePlaces, zipAreas } from '#adapters/provider/network/build-places.ts'
import { createWebCryptoDigest } from '#adapters/digest/web-crypto.ts'
import { indexNetwork } from '#adapters/provider/network/indexed-network.ts'
import { loadNetwork } from '#adapters/provider/network/load-network.ts'
import { OPEN_API } from '#adapters/server/http/api-docs.ts'
import { openHost } from '#adapters/server/host.ts'
import { storedSecretKeys } from '#adapters/server/config/secret-keys.ts'
import { createLogger } from '#adapters/server/telemetry/log.ts'
import type { Site } from '#adapters/http/pages.ts'
import { siteAt } from '#adapters/http/pages.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import { banner } from '#ui/compose/server/banner.ts'
import { readBrandImages } from './build/brand-images.ts'
import { readCommit } from './build/commit.ts'
import { recordExamples } from './build/contract-examples/record-examples.ts'
import { entries, layout } from './build/layout.ts'
import { readStage, stageConstants } from './build/stage.ts'
import type * as IdentityPages from './identity/render-identity-page.tsx'
import { isDemonstration, portalOptions } from '#ui/compose/server/portal-options.ts'
import type * as RenderMessage from './mail/render-message.ts'
import { messageSender, purgeMessageFiles } from '#ui/compose/server/mail-sender.ts'
import type * as Prerender from './prerender.main.ts'
import {
  loadEnvFile,
  readBrand,
  readBrandOption,
  readListeningSettings,
  stopForSetting,
} from '#ui/compose/server/settings.ts'
import type * as CheckPage from './site/check-page.tsx'
import type * as SignedInPage from './site/signed-in-page.tsx'
import type * as RenderEngine from './site/internal/render-engine.tsx'
import type * as FollowUpPage from './site/follow-up-page.tsx'
import type * as MissingHead from './site/missing-head.ts'
import type * as VisitDay from './site/visit-day.ts'
import type * as SavingsTool from './site/savings-tool.tsx'
import type * as StaticOutcome from './site/static-outcome.tsx'

readBrandOption(process.argv.slice(2))
loadEnvFile('.env')
const config = await readListeningSettings()
const stage = readStage()

const vite = await createVite({
  configFile: join(layout.root, 'vite.config.ts'),
  root: layout.root,
  appType: 'custom',
  define: stageConstants(stage),
  server: { middlewareMode: true },
})

const commit = readCommit()
const devData = join(layout.root, '.data/dev')
const places = join(layout.root, '.data/dev-places.json')
if (!existsSync(places)) writePlaces(places)
const contractExamples = await recordExamples()

/** Renders the documents again for each request, with styles and scripts as Vite serves them. */
const writeSite = async (): Promise<Site> => {
  const { prerender } = (await vite.ssrLoadModule('/ui/prerender.main.ts')) as typeof Prerender
  const written = prerender({
    environment: stage,
    images: await readBrandImages(readBrand()),
    zipAreas: zipAreas(),
    contractExamples,
    commit,
    documentStyles: '',
    pageStyles: () => '',
    laterStyles: [],
    apiDocsStyles: '',
    internalStyles: [],
    loader: `/${entries.site}`,
    loaderImports: [],
    appScript: `/${entries.app}`,
    appImports: [],
    portalScript: `/${entries.portal}`,
    portalImports: [],
    appStyles: [],
    words: { es: [], en: [] },
    firstScreen: [],
    drawingFile: (drawing) => drawing,
  })
  return siteAt(written, config.publicOrigin, config.chat)
}

let site = await writeSite()
const loadBrand = async () => (await vite.ssrLoadModule('/adapters/brand/brand.ts')) as typeof BrandData
let data = await loadBrand()
const { palette } = (await vite.ssrLoadModule('/adapters/brand/palette.ts')) as typeof BrandPalette
const { mark } = (await vite.ssrLoadModule('/adapters/brand/logo.ts')) as typeof BrandLogo
const { followUpPage } = (await vite.ssrLoadModule('/ui/site/follow-up-page.tsx')) as typeof FollowUpPage
const { savingsAnswerPage } = (await vite.ssrLoadModule('/ui/site/savings-tool.tsx')) as typeof SavingsTool
const { engineRenderer } = (await vite.ssrLoadModule(
  '/ui/site/internal/render-engine.tsx',
)) as typeof RenderEngine
const { visitDay } = (await vite.ssrLoadModule('/ui/site/visit-day.ts')) as typeof VisitDay
const { missingPageHead } = (await vite.ssrLoadModule('/ui/site/missing-head.ts')) as typeof MissingHead
const { signedInPage } = (await vite.ssrLoadModule('/ui/site/signed-in-page.tsx')) as typeof SignedInPage
const { identityPage } = (await vite.ssrLoadModule(
  '/ui/identity/render-identity-page.tsx',
)) as typeof IdentityPages
const { checkPage } = (await vite.ssrLoadModule('/ui/site/check-page.tsx')) as typeof CheckPage
let { staticOutcome } = (await vite.ssrLoadModule('/ui/site/static-outcome.tsx')) as typeof StaticOutcome
const { createRenderer } = (await vite.ssrLoadModule('/ui/mail/render-message.ts')) as typeof RenderMessage

const loaded = await loadFlags(config.flagFile, (trouble) => process.stderr.write(`${trouble}\n`))
const flags = loaded._tag === 'Flags' ? loaded.flags : stopForSetting(loaded.message)
const clock = { now: () => epochMs(Date.now()) }
const host = await openHost({
  dataDir: null,
  limitFactor: { session: 1, client: config.clientLimitFactor },
  isAcpEnabled: config.isAcpEnabled,
  sellsNotInBiller: config.sellsNotInBiller,
  flags,
  migrationsDir: layout.migrations,
  brand: () => data.brand,
  devices: data.brand.site.devices,
  terms: () => data.terms,
  network: () =>
    config.hasDemonstrationNetwork ? loadNetwork(places) : indexNetwork({ entries: [], samples: [] }),
  decryption: createCardDecryption(),
  clock,
  digest: createWebCryptoDigest(config.sealKeys ?? (await storedSecretKeys(devData, 'seal-keys'))),
  keyDerivation: createKeyDerivation(config.paymentKeys ?? (await storedSecretKeys(devData, 'payment-keys'))),
  ...portalOptions(config, {
    keys: config.portalKeys ?? (await storedSecretKeys(devData, 'portal-keys')),
    clock,
    brandName: data.brand.name,
    site: () => site,
    renderSignedIn: (...given) => signedInPage(data.brand)(...given),
    renderIdentityPage: (...given) => identityPage(data.brand)(...given),
  }),
  affiliates: data.affiliates,
  logger: createLogger(config.logLevel),
  // Vite compiles in this process and blocks the event loop, which is not overload.
  edge: { ...config.edge, pressure: { ...config.edge.pressure, eventLoopDelayMs: 0 } },
  messages: {
    render: createRenderer({ brand: data.brand, palette, mark, origin: config.publicOrigin }),
    sender: messageSender(config, data.brand),
    purge: purgeMessageFiles(config),
  },
  site: () => site,
  assetsDir: null,
  mobile: config.mobile,
  internalPages: config.internalPages,
  renderEngine: (...given) => engineRenderer(data.brand)(...given),
  links: data.brand.links,
  partners: data.brand.partners ?? [],
  renderSavings: (...given) => savingsAnswerPage(data.brand)(...given),
  renderCheck: (...given) => checkPage(data.brand)(...given),
  renderMissing: (...given) => missingPageHead(data.brand)(...given),
  renderFollowUp: (...given) => followUpPage(data.brand)(...given),
  renderDay: visitDay,
  renderOutcome: (...given) => staticOutcome(data.brand)(...given),
})
await host.app.ready()

const sendPage = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const url = request.url ?? '/'
  site = await writeSite()
  data = await loadBrand()
  ;({ staticOutcome } = (await vite.ssrLoadModule('/ui/site/static-outcome.tsx')) as typeof StaticOutcome)
  const page = await host.app.inject({ method: 'GET', url })
  const { location } = page.headers
  if (typeof location === 'string') response.setHeader('location', location)
  const type = page.headers['content-type'] ?? 'text/html; charset=utf-8'
  response.writeHead(page.statusCode, { 'content-type': type })
  response.end(
    type.startsWith('text/html') ? await vite.transformIndexHtml(url, page.payload) : page.rawPayload,
  )
}

const isContract = (url: string): boolean =>
  url.startsWith('/api/') || url.startsWith('/health/') || url === OPEN_API

const server = createHttpServer((request, response) => {
  vite.middlewares(request, response, () => {
    if (isContract(request.url ?? '/') || request.method === 'POST') host.app.routing(request, response)
    else
      sendPage(request, response).catch((error: unknown) => {
        response.writeHead(500).end(error instanceof Error ? error.stack : String(error))
      })
  })
})
server.listen(config.port, config.host, () => {
  process.stdout.write(
    `${banner(data.brand.name, `http://${config.host}:${config.port}`, host.network.samples(), { hasDemoLogins: isDemonstration(config, site) })}\n`,
  )
})
