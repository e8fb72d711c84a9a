import { createHash } from 'node:crypto'
import { createCardDecryption } from '#adapters/card-encryption/decrypt.ts'
import { createKeyDerivation } from '#adapters/card-encryption/key-derivation.ts'
import { createWebCryptoDigest } from '#adapters/digest/web-crypto.ts'
import { createEmbeddedGateway } from '#adapters/provider/gateway/gateway.ts'
import { createInMemoryProvider } from '#adapters/provider/in-memory-provider.ts'
import { createMemoryLedger } from '#adapters/provider/memory/memory-ledger.ts'
import { createMemoryStore } from '#adapters/provider/memory/memory-store.ts'
import { seededRandom } from '#adapters/provider/network/seeded-random.ts'
import { demoAccounts } from '#adapters/provider/portal/demo-accounts.ts'
import { providerOrchestrator } from '#adapters/provider/provider-orchestrator.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Orchestrator } from '#core/ports/orchestrator.ts'
import type { PortalCalls } from '#core/ports/portal-calls.ts'
import type { Random } from '#core/ports/random.ts'
import type { EpochMs } from '#core/shared/plain-date.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import type { PortalLogin } from './portal-sign-in.ts'

/** What a visit to the portal needs of a store. */
export type PortalVisitPorts = {
  readonly orchestrator: PortalCalls
  readonly clock: Clock
  readonly random: Random
  readonly origin: string
}

/** A store that a journey runs against. */
export type HeadlessStore = {
  /** Returns the calls of a page of one visitor. Each page finds the session that another page has opened. */
  readonly openCalls: () => Orchestrator
  readonly clock: Clock
  readonly random: Random
  /** Reads the code of the message about an order. Null without one. */
  readonly readStatusCode: () => Promise<string | null>
  /** Signs a customer in to the portal. Resolves with a sentence for a login that is refused. The embedded store knows its demo logins and checks no password. */
  readonly openPortal: (login: PortalLogin) => Promise<PortalVisitPorts | string>
}

const SEED = 7
const PORTAL_SESSION_MS = 15 * 60_000
const EMBEDDED_ORIGIN = 'http://127.0.0.1'
const DEMO_LOGINS = [...new Set(demoAccounts.map(({ email }) => email))]
const ID_LENGTH = 22
const MESSAGES_MAX = 100
const SYMBOLS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

const seededIds = (): Random => {
  const { below } = seededRandom(SEED)
  return {
    id: () => Array.from({ length: ID_LENGTH }, () => SYMBOLS.charAt(below(SYMBOLS.length))).join(''),
  }
}

/** A secret that everybody knows: the store ends with its process. */
const secrets = { current: 'embedded', secrets: new Map([['embedded', new Uint8Array(32).fill(SEED)]]) }

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url')

/**
 * Opens the reference provider in this process, with the selected brand, the small network and everything in memory. Its clock starts at
 * `startedAt` and its ids come from a fixed seed, so that two runs from the same instant are the same.
 */
export const openEmbeddedStore = (startedAt: EpochMs): HeadlessStore => {
  const opened = performance.now()
  const clock: Clock = { now: () => epochMs(startedAt + Math.floor(performance.now() - opened)) }
  const random = seededIds()
  const store = createMemoryStore()
  const provider = createInMemoryProvider({
    gateway: createEmbeddedGateway({
      ledger: createMemoryLedger(),
      decryption: createCardDecryption(),
      clock,
      random,
      derivation: createKeyDerivation(secrets),
      later: (ms, work) => void setTimeout(() => void work(), ms).unref(),
    }),
    clock,
    random,
    hash: sha256,
    digest: createWebCryptoDigest(secrets),
    store,
    report: (error) => void process.stderr.write(`${String(error)}\n`),
  })
  const calls = providerOrchestrator(provider)
  return {
    openPortal: async ({ email }) => {
      await provider.insertDemoAccounts()
      const accounts = demoAccounts.filter((demo) => demo.email === email).map(({ accountId }) => accountId)
      if (accounts.length === 0)
        return `no demo login is called ${email}; logins are ${DEMO_LOGINS.join(', ')}`
      const portal = {
        claim: { state: 'read' as const, role: 'primary' },
        isMfaConfirmed: true,
        accountId: accounts.length === 1 ? (accounts[0] ?? null) : null,
        accounts,
        expiresAt: epochMs(clock.now() + PORTAL_SESSION_MS),
      }
      return {
        orchestrator: providerOrchestrator(provider, { portal }),
        clock,
        random,
        origin: EMBEDDED_ORIGIN,
      }
    },
    openCalls: () => calls,
    clock,
    random,
    readStatusCode: async () => {
      const now = clock.now()
      const claimed = await store.transaction((tx) => tx.claimMessages(now, now, MESSAGES_MAX))
      const codes = claimed.flatMap(({ content }) => (content?.kind === 'statusCode' ? [content.code] : []))
      return codes[0] ?? null
    },
  }
}
