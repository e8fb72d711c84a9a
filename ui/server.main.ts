import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { configuredLookup } from '#adapters/address-lookup/configured-lookup.ts'
import { affiliates, brand, terms } from '#adapters/brand/brand.ts'
import { mark } from '#adapters/brand/logo.ts'
import { palette } from '#adapters/brand/palette.ts'
import { createKeyDerivation } from '#adapters/card-encryption/key-derivation.ts'
import { createCardDecryption } from '#adapters/card-encryption/decrypt.ts'
import { createWebCryptoDigest } from '#adapters/digest/web-crypto.ts'
import { createSiteverify } from '#adapters/human-verification/siteverify.ts'
import { loadFlags } from '#adapters/flags/load-flags.ts'
import { describeBadPlan } from '#adapters/network-import/crew-texts.ts'
import { indexNetwork } from '#adapters/provider/network/indexed-network.ts'
import { loadNetwork } from '#adapters/provider/network/load-network.ts'
import type { ForwardingHost } from '#adapters/server/forward/forwarding-host.ts'
import { openForwardingHost } from '#adapters/server/forward/forwarding-host.ts'
import { loadGateway } from '#adapters/server/config/gateway-module.ts'
import { openHost } from '#adapters/server/host.ts'
import { BACKLOG } from '#adapters/server/http/http-server.ts'
import { handleUncaughtErrors } from '#adapters/server/uncaught-exception.ts'
import { createLogger } from '#adapters/server/telemetry/log.ts'
import { widgetSourcesOf } from '#adapters/http/widget-policy.ts'
import type { Site } from '#adapters/http/pages.ts'
import { siteAt } from '#adapters/http/pages.ts'
import type { ExternalLinks } from '#adapters/server/external/local-links.ts'
import { hasReservedLink, localLinks } from '#adapters/server/external/local-links.ts'
import { createExternalServer } from '#adapters/server/external/external-server.ts'
import { openTelemetry } from '#adapters/server/telemetry/open-telemetry.ts'
import { storedSecretKeys } from '#adapters/server/config/secret-keys.ts'
import { BadCrewPlanError } from '#adapters/server/store/crew-rows.ts'
import { causeText } from '#adapters/server/store/database.ts'
import { claimDataFolder } from '#adapters/server/store/data-folder-brand.ts'
import { closeDataFolder, PRIVATE_UMASK } from '#adapters/server/store/data-folder.ts'
import { lockDataDir } from '#adapters/server/store/data-lock.ts'
import type { Flags } from '#core/ports/flags.ts'
import type { PaymentGateway } from '#core/ports/payment-gateway.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import { banner } from '#ui/compose/server/banner.ts'
import { createRenderer } from './mail/render-message.ts'
import { identityPage } from './identity/render-identity-page.tsx'
import { messageSender, purgeMessageFiles } from '#ui/compose/server/mail-sender.ts'
import { isDemonstration, portalOptions } from '#ui/compose/server/portal-options.ts'
import { otherBrand, readListeningSettings, stopForSetting } from '#ui/compose/server/settings.ts'
import { checkPage } from './site/check-page.tsx'
import { followUpPage } from './site/follow-up-page.tsx'
import { deviceFinder } from './site/find-device.ts'
import { engineRenderer } from './site/internal/render-engine.tsx'
import { missingPageHead } from './site/missing-head.ts'
import { visitDay } from './site/visit-day.ts'
import { externalPage, partnerPage } from './site/external-page.tsx'
import { savingsAnswerPage } from './site/savings-tool.tsx'
import { signedInPage } from './site/signed-in-page.tsx'
import { staticOutcome } from './site/static-outcome.tsx'

const EXIT_TAKEN = 75
const EXIT_BAD_CONFIG = 78
const EXIT_BROKEN = 70
const EXIT_UNAVAILABLE = 69

const builtFile = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

const stopWith = (code: number, text: string): never => {
  process.stderr.write(`${text}\n`)
  process.exit(code)
}

process.umask(PRIVATE_UMASK)

const config = await readListeningSettings()
if (config.brand !== brand.slug)
  stopForSetting(
    `BRAND=${config.brand}, pero esta compilación es de «${brand.slug}»; compila con BRAND=${config.brand}`,
  )

const withoutPrivacy = (error: NodeJS.ErrnoException): never =>
  stopForSetting(
    `la carpeta de datos «${config.dataDir}» no se puede cerrar a otros usuarios (${error.code ?? error.name}); debe ser del usuario que abre la tienda, con todo lo que contiene`,
  )

/** The folder contains personal data: other users lose access before it is opened. */
const closeDataDir = (): Promise<void> => closeDataFolder(config.dataDir).catch(withoutPrivacy)

const takeDataDir = async (): Promise<void> => {
  await closeDataDir()
  if ((await lockDataDir(config.dataDir)) === 'taken')
    stopWith(
      EXIT_TAKEN,
      `Otro proceso ya usa la carpeta de datos «${config.dataDir}». Detenlo, o elige otra carpeta con DATA_DIR.`,
    )
  const owner = await claimDataFolder(config.dataDir, config.brand)
  if (owner !== config.brand) stopForSetting(otherBrand(config, owner))
}

/** Ends the process with an error without the URL, which contains a password. */
const withoutDatabase = (error: unknown): never =>
  stopWith(EXIT_UNAVAILABLE, `No se puede abrir la base de datos de DATABASE_URL: ${causeText(error)}.`)

const withoutMetrics = (err: NodeJS.ErrnoException): never =>
  stopWith(EXIT_TAKEN, `No se pueden ofrecer las métricas en METRICS_PORT (${err.code ?? err.name}).`)

if (config.databaseUrl === null && config.orchestratorUrl === null) await takeDataDir()
else if (existsSync(config.dataDir)) await closeDataDir()

const withoutKeys = (error: unknown): never =>
  stopForSetting(
    `no se pueden usar las claves de la carpeta de datos: ${error instanceof Error ? error.message : 'sin respuesta'}`,
  )

const logger = createLogger(config.logLevel)
const site = siteAt(
  JSON.parse(await readFile(builtFile('site.json'), 'utf8')) as Site,
  config.publicOrigin,
  config.chat,
)
const clock = { now: () => epochMs(Date.now()) }
const ownLinks: ExternalLinks = { links: brand.links, partners: brand.partners ?? [] }
type ServedLinks = ExternalLinks & {
  /** The origin of the pages outside the store; null if the store does not serve them. */
  readonly outsideOrigin: string | null
}

const notServed: ServedLinks = { ...ownLinks, outsideOrigin: null }

/** Opens the pages outside the store if configured and a brand host is reserved. Returns their visitor links. */
const serveExternalPages = async (): Promise<ServedLinks> => {
  if (config.outsidePort === null || !hasReservedLink(ownLinks)) return notServed
  const outside = await createExternalServer({
    shells: { es: site.frames.es.externalShell, en: site.frames.en.externalShell },
    store: config.publicOrigin,
    render: externalPage(brand),
    partners: ownLinks.partners.map(({ id }) => id),
    renderPartner: partnerPage(brand),
    logger,
  })
  return outside.listen({ host: config.host, port: config.outsidePort }).then(
    (outsideOrigin) => ({ ...localLinks(ownLinks, outsideOrigin), outsideOrigin }),
    (err: NodeJS.ErrnoException) => {
      process.stderr.write(
        `No se puede abrir OUTSIDE_PORT=${config.outsidePort} (${err.code ?? err.name}); las salidas van a los sitios de la marca.\n`,
      )
      return notServed
    },
  )
}

const { links, partners, outsideOrigin } = await serveExternalPages()

const shared = {
  limitFactor: { session: 1, client: config.clientLimitFactor },
  isAcpEnabled: config.isAcpEnabled,
  sellsNotInBiller: config.sellsNotInBiller,
  migrationsDir: builtFile('../../adapters/server/store/migrations'),
  clock,
  logger,
  edge: config.edge,
  site: () => site,
  assetsDir: builtFile('../client/assets'),
  renderOutcome: staticOutcome(brand),
  renderCheck: checkPage(brand),
  renderSavings: savingsAnswerPage(brand),
  renderFollowUp: followUpPage(brand),
  renderMissing: missingPageHead(brand),
  renderDay: visitDay,
  findDevice: deviceFinder(brand),
  links,
  mobile: config.mobile,
  internalPages: config.internalPages,
  securityContact: config.securityContact,
  renderEngine: engineRenderer(brand),
  partners,
  widget: config.verifier && widgetSourcesOf(config.verifier.widget.scriptUrl),
  databaseUrl: config.databaseUrl,
  storeId: config.storeId,
  telemetry: await openTelemetry(config.telemetry).catch(withoutMetrics),
}
/** Loads the configured gateway module; null for the embedded gateway. */
const configuredGateway = async (): Promise<PaymentGateway | null> => {
  if (config.paymentGateway === null) return null
  const note = (trouble: string): void => logger.warn({ trouble }, 'payment gateway failed')
  const loaded = await loadGateway(config.paymentGateway, { clock, decryption: createCardDecryption(), note })
  return loaded._tag === 'Gateway' ? loaded.gateway : stopForSetting(loaded.message)
}

/** Loads the flags of the experiments. A broken flag file ends the process. */
const configuredFlags = async (): Promise<Flags> => {
  const note = (trouble: string): void => logger.warn({ trouble }, 'flags failed')
  const loaded = await loadFlags(config.flagFile, note)
  return loaded._tag === 'Flags' ? loaded.flags : stopForSetting(loaded.message)
}

type Opened = {
  readonly host: ForwardingHost
  /** Returns the start message for a terminal; null when the log is for machines only. */
  readonly greet: ((address: string) => string) | null
}

const opened = async (url = config.orchestratorUrl): Promise<Opened> => {
  if (url !== null) {
    const host = await openForwardingHost({ ...shared, orchestratorUrl: url })
    return { host, greet: null }
  }
  const sealKeys = config.sealKeys ?? (await storedSecretKeys(config.dataDir, 'seal-keys').catch(withoutKeys))
  const paymentKeys =
    config.paymentKeys ?? (await storedSecretKeys(config.dataDir, 'payment-keys').catch(withoutKeys))
  const portalKeys =
    config.portalKeys ?? (await storedSecretKeys(config.dataDir, 'portal-keys').catch(withoutKeys))
  const note = (trouble: string): void => logger.warn({ trouble }, 'address service failed')
  const gateway = await configuredGateway()
  const host = await openHost({
    ...shared,
    ...(gateway && { gateway }),
    flags: await configuredFlags(),
    ...portalOptions(config, {
      keys: portalKeys,
      clock,
      brandName: brand.name,
      site: () => site,
      renderSignedIn: signedInPage(brand),
      renderIdentityPage: identityPage(brand),
    }),
    dataDir: `${config.dataDir}/pglite`,
    brand: () => brand,
    devices: brand.site.devices,
    terms: () => terms,
    affiliates,
    ...(config.verifier && { humanVerification: createSiteverify({ ...config.verifier, clock }) }),
    network: () =>
      config.hasDemonstrationNetwork
        ? loadNetwork(builtFile('places.json'))
        : indexNetwork({ entries: [], samples: [] }),
    addressService: config.addressService && configuredLookup(config.addressService, { clock, note }),
    decryption: createCardDecryption(),
    digest: createWebCryptoDigest(sealKeys),
    keyDerivation: createKeyDerivation(paymentKeys),
    messages: {
      render: createRenderer({ brand, palette, mark, origin: config.publicOrigin }),
      sender: messageSender(config, brand),
      purge: purgeMessageFiles(config),
    },
  })
  const isTried = config.databaseUrl === null
  const extras = { hasDemoLogins: isDemonstration(config, site), outsideOrigin }
  const greet = (address: string): string => banner(brand.name, address, host.network.samples(), extras)
  return { host, greet: isTried ? greet : null }
}

const withoutCrews = (error: unknown): never => {
  if (error instanceof BadCrewPlanError) return stopWith(EXIT_BAD_CONFIG, describeBadPlan(error.bad))
  throw error
}

const opening = opened().catch(withoutCrews)
const { host, greet } = await (config.databaseUrl === null ? opening : opening.catch(withoutDatabase))

const stop = async (code = 0): Promise<void> => {
  await host.close()
  process.exit(code)
}
process.once('SIGTERM', () => void stop())
process.once('SIGINT', () => void stop())
handleUncaughtErrors(process, logger, () => stop(EXIT_BROKEN))

const address = await host.app
  .listen({ host: config.host, port: config.port, backlog: BACKLOG })
  .catch((err: NodeJS.ErrnoException) =>
    stopWith(EXIT_TAKEN, `No se puede abrir ${config.host}:${config.port} (${err.code ?? err.name}).`),
  )
if (greet === null) logger.info({ listening: address }, 'store opened')
else process.stdout.write(`${greet(address)}\n`)
