import { appendFile, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type SQL, sql } from 'drizzle-orm'
import { either as E, type taskEither as TE } from 'fp-ts'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { terms } from '#adapters/brand/cometa/terms.ts'
import { createCardDecryption } from '#adapters/card-encryption/decrypt.ts'
import { createFolderSender } from '#adapters/mail/folder-sender.ts'
import type { OutboxParts } from '#adapters/provider/order/outbox.ts'
import { smallNetwork } from '#adapters/provider/network/small-seed.ts'
import { DEFAULT_EDGE } from '#adapters/server/config/http-limits.ts'
import { BACKLOG } from '#adapters/server/http/http-server.ts'
import { openHost } from '#adapters/server/host.ts'
import { createLogger } from '#adapters/server/telemetry/log.ts'
import type { Site, SiteFrames } from '#adapters/http/pages.ts'
import type { Brand } from '#core/brand/brand.ts'
import type { GatewayFailure, PaymentGateway } from '#core/ports/payment-gateway.ts'
import { SESSION_IDLE_MS } from '#core/session/session.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import { databaseTemplate } from '#test/builders/database.builder.ts'
import { buildDigest } from '#test/builders/digest.builder.ts'
import { buildKeyDerivation } from '#test/builders/key-derivation.builder.ts'
import { dearerPlans } from '#test/builders/offer.builder.ts'
import { openSteps } from './steps.ts'

/**
 * The real host in a process of its own, with hooks that production has not: to die right after a capture, to raise
 * its prices, to set its clock ahead, to do its jobs at once, and to count what its database holds. Speaks to its
 * parent by messages.
 */
export type TestHostSettings = {
  readonly dataDir: string | null
  /** A PostgreSQL database in place of a folder. */
  readonly databaseUrl: string | null
  /** The factor of the limits of calls. */
  readonly limitFactor: number
  readonly clockAheadMs: number
  readonly diesAfterCapture: boolean
  /** A folder for messages to buyers, and for `sent.log` with the id of each as it goes out; null: they wait. */
  readonly outboxDir: string | null
  /** Exits instead of sending a message, or after sending it and before recording that. */
  readonly diesSending: 'before' | 'after' | null
  /** Serves the built site too; without it only the contract. */
  readonly isSiteBuilt: boolean
}

/**
 * `passMinute` sets the clock a minute ahead, `passIdle` a second past the end of every session that is not used in
 * between; while it is silent, the gateway acts and does not answer.
 */
export type TestHostCall =
  | 'raisePrices'
  | 'restorePrices'
  | 'silenceGateway'
  | 'hearGateway'
  | 'passMinute'
  | 'passIdle'
  | 'runJobs'
  | 'count'
  | 'usage'
  | 'steps'
  | { readonly query: string }
  | { readonly dieAt: number }

/** Processor time since the start in ms, and memory in bytes. */
export type TestHostUsage = { readonly cpuMs: number; readonly rssBytes: number }

export type TestHostCount = {
  readonly orders: number
  readonly captured: number
  readonly booked: number
  readonly reservations: number
}

const inRoot = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url))

const EMPTY = { html: '', styleHashes: [] }

const NO_FRAMES: SiteFrames = {
  titles: {},
  shell: EMPTY,
  outcomeShell: EMPTY,
  portalShell: EMPTY,
  checkShell: EMPTY,
  followUpShell: EMPTY,
  signedInShell: EMPTY,
  identityShell: EMPTY,
  externalShell: EMPTY,
  orderStatus: EMPTY,
  notFound: EMPTY,
  busy: EMPTY,
}

const NO_SITE: Site = {
  files: {},
  documents: {},
  frames: { es: NO_FRAMES, en: NO_FRAMES },
}

const settings = JSON.parse(process.argv[2] ?? '{}') as TestHostSettings

const dying = (gateway: PaymentGateway): PaymentGateway => ({
  ...gateway,
  capture:
    (...args) =>
    async () => {
      const state = await gateway.capture(...args)()
      process.kill(process.pid, 'SIGKILL')
      return state
    },
})

let isSilent = false

const heard =
  <A>(answer: TE.TaskEither<GatewayFailure, A>): TE.TaskEither<GatewayFailure, A> =>
  async () => {
    const given = await answer()
    return isSilent ? E.left({ _tag: 'GatewayUnavailable' }) : given
  }

const silenceable = (gateway: PaymentGateway): PaymentGateway => ({
  ...gateway,
  capture: (...args) => heard(gateway.capture(...args)),
  chargeState: (key) => heard(gateway.chargeState(key)),
})

/** Words enough to tell messages apart; the store's own are drawn with React, which this process has not. */
const plainly: OutboxParts['render'] = (_language, { kind }, id) => ({
  kind: 'email',
  id,
  to: 'maria@correo.example',
  subject: kind,
  text: kind,
  html: kind,
  event: null,
})

const messagesInto = (dir: string): Pick<OutboxParts, 'render' | 'sender'> => {
  const folder = createFolderSender(dir, { name: 'Cometa', address: 'avisos@tienda.example' })
  const die = (when: TestHostSettings['diesSending']): void => {
    if (settings.diesSending === when) process.kill(process.pid, 'SIGKILL')
  }
  return {
    render: plainly,
    sender: {
      ...folder,
      send: (message) => async () => {
        die('before')
        await mkdir(dir, { recursive: true })
        await appendFile(join(dir, 'sent.log'), `${message.id}\n`)
        const sent = await folder.send(message)()
        die('after')
        return sent
      },
    },
  }
}

const dearer: Brand = {
  ...cometa,
  catalog: {
    ...cometa.catalog,
    version: `${cometa.catalog.version}-dearer`,
    offers: dearerPlans(cometa.catalog.offers, 500),
  },
}

let brand: Brand = cometa

const steps = openSteps(() => process.kill(process.pid, 'SIGKILL'))

const site = settings.isSiteBuilt
  ? (JSON.parse(await readFile(inRoot('.build/server/site.json'), 'utf8')) as Site)
  : NO_SITE

let aheadMs = settings.clockAheadMs

const clock = { now: () => epochMs(Date.now() + aheadMs) }

const host = await openHost({
  dataDir: settings.dataDir,
  databaseUrl: settings.databaseUrl,
  limitFactor: { session: settings.limitFactor, client: settings.limitFactor },
  migrationsDir: inRoot('adapters/server/store/migrations'),
  ...(settings.dataDir === null && settings.databaseUrl === null && { template: await databaseTemplate() }),
  brand: () => brand,
  network: smallNetwork,
  decryption: createCardDecryption(),
  clock,
  countingClock: clock,
  terms: () => terms,
  digest: buildDigest(),
  keyDerivation: buildKeyDerivation(),
  logger: createLogger('error'),
  site: () => site,
  assetsDir: settings.isSiteBuilt ? inRoot('.build/client/assets') : null,
  links: cometa.links,
  renderOutcome: () => '',
  renderCheck: () => '',
  renderFollowUp: () => '',
  // Other processes slow the host down: that is no reason to refuse calls.
  edge: { pressure: { ...DEFAULT_EDGE.pressure, eventLoopDelayMs: 0 } },
  ...(settings.outboxDir === null ? {} : { messages: messagesInto(settings.outboxDir) }),
  aroundGateway: (gateway) =>
    steps.aroundGateway(settings.diesAfterCapture ? dying(gateway) : silenceable(gateway)),
  aroundStore: steps.aroundStore,
})

const counts = sql<TestHostCount>`select
  (select count(*)::int from orders) as orders,
  (select count(*)::int from ledger_charges where state = 'captured') as captured,
  (select coalesce(sum(booked), 0)::int from installation_windows) as booked,
  (select count(*)::int from reservations) as reservations`

type Change = Exclude<TestHostCall, object | 'count' | 'usage' | 'steps'>

const changes: Record<Change, () => unknown> = {
  raisePrices: () => (brand = dearer),
  restorePrices: () => (brand = cometa),
  silenceGateway: () => (isSilent = true),
  hearGateway: () => (isSilent = false),
  passMinute: () => (aheadMs += 60_000),
  passIdle: () => (aheadMs += SESSION_IDLE_MS + 1_000),
  runJobs: () => host.runJobs(),
}

const usage = (): TestHostUsage => {
  const { user, system } = process.cpuUsage()
  return { cpuMs: (user + system) / 1_000, rssBytes: process.memoryUsage.rss() }
}

const rowsOf = async (text: SQL): Promise<readonly unknown[]> =>
  ((await host.db.execute(text)) as { readonly rows: readonly unknown[] }).rows

const answerTo = async (call: TestHostCall): Promise<object> => {
  if (typeof call === 'object') {
    if ('query' in call) return { rows: await rowsOf(sql.raw(call.query)) }
    steps.arm(call.dieAt)
    return { done: call }
  }
  if (call === 'count') return { counted: (await rowsOf(counts))[0] }
  if (call === 'usage') return usage()
  if (call === 'steps') return { passed: steps.passed() }
  await changes[call]()
  return { done: call }
}

process.on('message', (call: TestHostCall) => {
  void answerTo(call).then((answer) => process.send?.(answer))
})
process.once('disconnect', () => process.exit(0))

const origin = await host.app.listen({ host: '127.0.0.1', port: 0, backlog: BACKLOG })
process.send?.({ origin })
