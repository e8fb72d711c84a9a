import { createCardDecryption } from '#adapters/card-encryption/decipher.ts'
import { createEmbeddedGateway } from '#adapters/orchestrator/pocket/gateway.ts'
import type { KeyDerivation } from '#adapters/orchestrator/pocket/gateway-keys.ts'
import { createInMemoryPocket } from '#adapters/orchestrator/pocket/in-memory-pocket.ts'
import { createMemoryLedger } from '#adapters/orchestrator/pocket/memory-ledger.ts'
import { seededRandom } from '#adapters/orchestrator/pocket/network/seeded-random.ts'
import type { PocketConfig } from '#adapters/orchestrator/pocket/pocket-config.ts'
import { pocketOrchestrator } from '#adapters/orchestrator/pocket/pocket-orchestrator.ts'
import type { Brand } from '#core/brand/brand.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Digest } from '#core/ports/digest.ts'
import type { PaymentGateway } from '#core/ports/payment-gateway.ts'
import type { Random } from '#core/ports/random.ts'
import { cents } from '#core/shared/money.ts'

const SYMBOLS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** The same names in every run: order numbers in stories don't change. */
export const stageRandom = (): Random => {
  const { below } = seededRandom(7)
  return { id: () => Array.from({ length: 22 }, () => SYMBOLS.charAt(below(SYMBOLS.length))).join('') }
}

const mixed = (text: string, seed: number): number =>
  Array.from(text).reduce(
    (sum, symbol) => Math.imul(sum ^ (symbol.codePointAt(0) ?? 0), 0x01000193),
    seed,
  ) >>> 0

/** Stands in for SHA-256, which a browser computes only later: tells texts apart and hides nothing. */
const stageHash = (text: string): string =>
  [0x811c9dc5, 1, 2, 3].map((seed) => mixed(text, seed).toString(36)).join('')

const right =
  <A>(value: A) =>
  () =>
    Promise.resolve({ _tag: 'Right' as const, right: value })

/** Stands in for SHA-256 and its signatures as `stageHash` does: any page can seal on the stage. */
const stageDigest = (): Digest => {
  const hex = (text: string): string =>
    Array.from({ length: 8 }, (_, round) => mixed(text, round).toString(16).padStart(8, '0')).join('')
  const keyId = 'stage'
  const signatureOf = (text: string): string => hex(`${keyId} ${text}`)
  return {
    digest: (text) => right(hex(text)),
    sign: (text) => right({ keyId, signature: signatureOf(text) }),
    verify: (text, given) => right(given.keyId === keyId && given.signature === signatureOf(text)),
  }
}

/** Whether the payment gateway books a charge, refuses it, or says nothing at all. */
export type GatewayMood = 'captures' | 'declines' | 'silent'

const moody = (gateway: PaymentGateway, mood: () => GatewayMood): PaymentGateway => ({
  ...gateway,
  capture: (...given) => {
    if (mood() === 'captures') return gateway.capture(...given)
    if (mood() === 'declines') return () => Promise.resolve({ _tag: 'Right', right: 'declined' })
    return () => Promise.resolve({ _tag: 'Left', left: { _tag: 'GatewayUnavailable' } })
  },
  chargeState: (key) => {
    if (mood() === 'captures') return gateway.chargeState(key)
    if (mood() === 'declines') return () => Promise.resolve({ _tag: 'Right', right: 'declined' })
    return () => Promise.resolve({ _tag: 'Left', left: { _tag: 'GatewayUnavailable' } })
  },
})

const dearer = (brand: Brand): Brand => ({
  ...brand,
  catalog: {
    ...brand.catalog,
    version: `${brand.catalog.version}-next`,
    offers: brand.catalog.offers.map((offer) =>
      offer.role === 'plan'
        ? {
            ...offer,
            prices: offer.prices.map((price) =>
              price.type === 'RECURRING' ? { ...price, amount: cents(price.amount + 500) } : price,
            ),
          }
        : offer,
    ),
  },
})

/** Stands in for HKDF as `stageHash` does for SHA-256. */
const stageDerivation: KeyDerivation = {
  current: 'stage',
  derive: (_, purpose) =>
    Promise.resolve(Uint8Array.from({ length: 32 }, (_byte, at) => mixed(purpose, at) % 256)),
}

/** Whose store stands on the stage, and the figures of its provider that are to differ. */
export type StageParts = { readonly brand: Brand; readonly config: Partial<PocketConfig> }

/** The reference provider in the page itself, with what a story may turn about it. */
export const createProvider = (clock: Clock, { brand, config }: StageParts) => {
  let sold = brand
  let mood: GatewayMood = 'captures'
  const random = stageRandom()
  const gateway = createEmbeddedGateway({
    ledger: createMemoryLedger(),
    decryption: createCardDecryption(),
    clock,
    random,
    derivation: stageDerivation,
  })
  const pocket = createInMemoryPocket({
    brand: () => sold,
    gateway: moody(gateway, () => mood),
    clock,
    random,
    hash: stageHash,
    digest: stageDigest(),
    config,
    report: (error) => {
      throw error
    },
  })
  return {
    visitor: pocketOrchestrator(pocket),
    setGateway: (next: GatewayMood): void => {
      mood = next
    },
    raisePrices: (): void => {
      sold = dearer(sold)
    },
  }
}

export type StageProvider = ReturnType<typeof createProvider>
