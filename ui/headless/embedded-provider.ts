import { createHash } from 'node:crypto'
import { createCardDecryption } from '#adapters/card-encryption/decrypt.ts'
import { createKeyDerivation } from '#adapters/card-encryption/key-derivation.ts'
import { createWebCryptoDigest } from '#adapters/digest/web-crypto.ts'
import { createEmbeddedGateway } from '#adapters/provider/gateway/gateway.ts'
import { createInMemoryProvider } from '#adapters/provider/in-memory-provider.ts'
import { createMemoryLedger } from '#adapters/provider/memory/memory-ledger.ts'
import { createMemoryStore } from '#adapters/provider/memory/memory-store.ts'
import { seededRandom } from '#adapters/provider/network/seeded-random.ts'
import type { ProviderParts } from '#adapters/provider/provider.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Random } from '#core/ports/random.ts'

const SEED = 7
const ID_LENGTH = 22
const MESSAGES_MAX = 100
const SYMBOLS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** A secret that everybody knows: the store ends with its process. */
const secrets = { current: 'embedded', secrets: new Map([['embedded', new Uint8Array(32).fill(SEED)]]) }

const seededIds = (): Random => {
  const { below } = seededRandom(SEED)
  return {
    id: () => Array.from({ length: ID_LENGTH }, () => SYMBOLS.charAt(below(SYMBOLS.length))).join(''),
  }
}

/** `later` runs what the gateway does after a pause in ms. The other parts replace those of the selected brand. */
type Options = Pick<ProviderParts, 'report'> &
  Partial<ProviderParts> & {
    readonly clock: Clock
    readonly later: (ms: number, work: () => Promise<void>) => void
  }

/** Opens the reference provider here, with the small network in memory. Its ids come from a fixed seed. */
export const openEmbeddedProvider = ({ later, ...parts }: Options) => {
  const { clock } = parts
  const random = seededIds()
  const store = createMemoryStore()
  const provider = createInMemoryProvider({
    gateway: createEmbeddedGateway({
      ledger: createMemoryLedger(),
      decryption: createCardDecryption(),
      clock,
      random,
      derivation: createKeyDerivation(secrets),
      later,
    }),
    random,
    hash: (text) => createHash('sha256').update(text).digest('base64url'),
    digest: createWebCryptoDigest(secrets),
    store,
    ...parts,
  })
  return {
    provider,
    random,
    /** Takes the messages that are due out of the outbox, and returns their contents. */
    takeMessages: async () => {
      const now = clock.now()
      const claimed = await store.transaction((tx) => tx.claimMessages(now, now, MESSAGES_MAX))
      return claimed.flatMap(({ content }) => content ?? [])
    },
  }
}
