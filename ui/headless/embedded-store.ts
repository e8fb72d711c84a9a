import { createHash } from 'node:crypto'
import { createCardDecryption } from '#adapters/card-encryption/decrypt.ts'
import { createKeyDerivation } from '#adapters/card-encryption/key-derivation.ts'
import { createWebCryptoDigest } from '#adapters/digest/web-crypto.ts'
import { createEmbeddedGateway } from '#adapters/provider/gateway/gateway.ts'
import { createInMemoryProvider } from '#adapters/provider/memory/in-memory-provider.ts'
import { createMemoryLedger } from '#adapters/provider/memory/memory-ledger.ts'
import { createMemoryStore } from '#adapters/provider/memory/memory-store.ts'
import { seededRandom } from '#adapters/provider/network/seeded-random.ts'
import { providerOrchestrator } from '#adapters/provider/provider-orchestrator.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { OutgoingMessage } from '#core/ports/message-sender.ts'
import type { Orchestrator } from '#core/ports/orchestrator.ts'
import type { Random } from '#core/ports/random.ts'
import type { EpochMs } from '#core/shared/plain-date.ts'
import { epochMs } from '#core/shared/plain-date.ts'

/** A store that a journey runs against. */
export type HeadlessStore = {
  /** Returns the calls of a page of one visitor. Each page finds the session that another page has opened. */
  readonly openCalls: () => Orchestrator
  readonly clock: Clock
  readonly random: Random
  /** Takes the messages that wait to be sent. Null where they are out of reach. */
  readonly takeMessages: (() => Promise<readonly OutgoingMessage[]>) | null
}

const SEED = 7
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
    openCalls: () => calls,
    clock,
    random,
    takeMessages: async () => {
      const now = clock.now()
      const claimed = await store.transaction((tx) => tx.claimMessages(now, now, MESSAGES_MAX))
      return claimed.flatMap(({ content }) => (content === null ? [] : [content]))
    },
  }
}
