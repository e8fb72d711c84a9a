import { createCardDecryption } from '#adapters/card-encryption/decrypt.ts'
import { createEmbeddedGateway } from '#adapters/provider/gateway/gateway.ts'
import type { KeyDerivation } from '#adapters/provider/gateway/gateway-keys.ts'
import { createInMemoryProvider } from '#adapters/provider/in-memory-provider.ts'
import { createMemoryStore } from '#adapters/provider/memory/memory-store.ts'
import { createMemoryLedger } from '#adapters/provider/memory/memory-ledger.ts'
import { seededRandom } from '#adapters/provider/network/seeded-random.ts'
import type { ProviderConfig } from '#adapters/provider/provider-config.ts'
import { providerOrchestrator } from '#adapters/provider/provider-orchestrator.ts'
import type { Brand } from '#core/brand/brand.ts'
import type { PortalCredentials } from '#core/portal/credentials.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Digest } from '#core/ports/digest.ts'
import type { LoadPageModel } from '#core/ports/page-models.ts'
import type { PaymentGateway } from '#core/ports/payment-gateway.ts'
import type { Random } from '#core/ports/random.ts'
import { cents } from '#core/shared/money.ts'

const SYMBOLS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** A deterministic random source: order numbers in stories don't change between runs. */
export const stageRandom = (): Random => {
  const { below } = seededRandom(7)
  return { id: () => Array.from({ length: 22 }, () => SYMBOLS.charAt(below(SYMBOLS.length))).join('') }
}

const mixed = (text: string, seed: number): number =>
  Array.from(text).reduce(
    (sum, symbol) => Math.imul(sum ^ (symbol.codePointAt(0) ?? 0), 0x01000193),
    seed,
  ) >>> 0

/** Replaces SHA-256, which a browser computes only asynchronously. It distinguishes texts and hides nothing. */
const stageHash = (text: string): string =>
  [0x811c9dc5, 1, 2, 3].map((seed) => mixed(text, seed).toString(36)).join('')

const right =
  <A>(value: A) =>
  () =>
    Promise.resolve({ _tag: 'Right' as const, right: value })

/** Replaces SHA-256 and its signatures with `stageHash`. Anyone can forge signatures on the stage. */
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

/** How the payment gateway handles a charge: books it, declines it, or does not answer. */
export type StageGatewayBehavior = 'captures' | 'declines' | 'silent'

const withBehavior = (gateway: PaymentGateway, behavior: () => StageGatewayBehavior): PaymentGateway => ({
  ...gateway,
  capture: (...given) => {
    if (behavior() === 'captures') return gateway.capture(...given)
    if (behavior() === 'declines') return () => Promise.resolve({ _tag: 'Right', right: 'declined' })
    return () => Promise.resolve({ _tag: 'Left', left: { _tag: 'GatewayUnavailable' } })
  },
  chargeState: (key) => {
    if (behavior() === 'captures') return gateway.chargeState(key)
    if (behavior() === 'declines') return () => Promise.resolve({ _tag: 'Right', right: 'declined' })
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

/** Replaces HKDF with `stageHash`. */
const stageDerivation: KeyDerivation = {
  current: 'stage',
  derive: (_, purpose) =>
    Promise.resolve(Uint8Array.from({ length: 32 }, (_byte, at) => mixed(purpose, at) % 256)),
}

/** The landing query of a visit, and what the browser has stored of earlier ones. */
export type StageVisit = {
  readonly query: string
  readonly stored: Readonly<Record<string, string>>
  /** The device of the link that opened the visit. */
  readonly linkedSku?: string
}

/**
 * The brand of the store on the stage, and the provider configuration that differs from the default. Without a `visit`
 * nothing is remembered, so that no background call changes the order of the calls.
 */
export type StageParts = {
  readonly brand: Brand
  readonly config: Partial<ProviderConfig>
  readonly visit?: StageVisit
  /** Loads page models, or names the provider of the stage. Without it no page waits for one. */
  readonly loadPageModel?: LoadPageModel | 'provider'
  /** The code of the checkout waits for the call control, as the call `checkoutCode`. */
  readonly isCheckoutHeld?: boolean
}

/** Creates the reference provider in the page itself, with the settings that a story may change. */
export const createProvider = (clock: Clock, { brand, config }: StageParts) => {
  let sold = brand
  let behavior: StageGatewayBehavior = 'captures'
  const random = stageRandom()
  const store = createMemoryStore()
  const gateway = createEmbeddedGateway({
    ledger: createMemoryLedger(),
    decryption: createCardDecryption(),
    clock,
    random,
    derivation: stageDerivation,
  })
  const provider = createInMemoryProvider({
    brand: () => sold,
    devices: brand.site.devices,
    gateway: withBehavior(gateway, () => behavior),
    clock,
    random,
    hash: stageHash,
    digest: stageDigest(),
    config,
    store,
    report: (error) => {
      throw error
    },
  })
  return {
    visitor: providerOrchestrator(provider),
    /** Returns the calls of a holder who is signed in to the customer portal. */
    signedIn: (portal: PortalCredentials) => providerOrchestrator(provider, { portal }),
    insertDemoAccounts: provider.insertDemoAccounts,
    /** Takes the messages out of the outbox. */
    messages: async () => {
      const claimed = await store.transaction((tx) => tx.claimMessages(clock.now(), clock.now(), 100))
      return claimed.flatMap(({ content }) => (content === null ? [] : [content]))
    },
    setGateway: (next: StageGatewayBehavior): void => {
      behavior = next
    },
    raisePrices: (): void => {
      sold = dearer(sold)
    },
  }
}

export type StageProvider = ReturnType<typeof createProvider>
