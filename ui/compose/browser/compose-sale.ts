import { function as F, taskEither as TE } from 'fp-ts'
import { createOrchestratorLookup } from '#adapters/address-lookup/orchestrator-lookup.ts'
import { standardizerOver } from '#adapters/address-lookup/orchestrator-standardizer.ts'
import { identity } from '#adapters/brand/identity.ts'
import { createDraftStore } from '#adapters/browser/draft-store.ts'
import { cryptoRandom } from '#adapters/browser/random.ts'
import { createSessionMark } from '#adapters/browser/session-mark.ts'
import { createTabStorage } from '#adapters/browser/session-storage.ts'
import { shopContract } from '#adapters/contract/shop-contract.ts'
import type { ClientOptions, ClientSession } from '#adapters/orchestrator/client.ts'
import { createClient } from '#adapters/orchestrator/client.ts'
import { lazyAddressCall } from '#adapters/orchestrator/lazy-address-calls.ts'
import { lazyPageModels } from '#adapters/orchestrator/lazy-page-models.ts'
import { createRetryActivity } from '#adapters/orchestrator/retry-activity.ts'
import { createSessionActivity } from '#adapters/orchestrator/session-activity.ts'
import type { LoadCheckout } from '#core/journeys/checkout/lazy-checkout.machine.ts'
import { createSale } from '#core/journeys/sale/sale.ts'
import type { LoadCartOptions } from '#core/ports/cart-option-calls.ts'
import type { CardEncryption } from '#core/ports/card-encryption.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Storage } from '#core/ports/storage.ts'
import type { ShopOrchestrator } from '#core/ports/storefront-orchestrator.ts'
import type { Visit } from '#core/journeys/sale/sale.context.ts'
import type { LoadVisitor, Visitor } from '#core/ports/visitor.ts'
import type { Language } from '#core/shared/language.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import type { CartId } from '#core/cart/cart.ts'
import type { AppContext } from '#ui/app/app-context.ts'
import type { HumanCheckLink } from '#ui/app/human-check-link.ts'
import { savedCartInPage } from '#ui/features/sale/localization/saved-cart.ts'
import type { PrefetchParts } from '#ui/app/prefetch.ts'
import { lazyHumanCheck } from './lazy-human-check.ts'
import { log } from './page-log.ts'

const loadEncryption = async (): Promise<CardEncryption> => {
  const { createCardEncryption } = await import('#adapters/card-encryption/encrypt.ts')
  return createCardEncryption()
}

const cipher = TE.tryCatch(loadEncryption, () => ({ _tag: 'KeyUnusable' as const }))

/** Encryption is loaded lazily: visitors who only view offers never fetch it. */
const cardEncryption: CardEncryption = {
  encrypt: (card, key) =>
    F.pipe(
      cipher,
      TE.flatMap(({ encrypt }) => encrypt(card, key)),
    ),
  encryptAccount: (account, key) =>
    F.pipe(
      cipher,
      TE.flatMap(({ encryptAccount }) => encryptAccount(account, key)),
    ),
  encryptIdentification: (identification, key) =>
    F.pipe(
      cipher,
      TE.flatMap(({ encryptIdentification }) => encryptIdentification(identification, key)),
    ),
}

const loadCheckoutCode = () =>
  Promise.all([
    import('#core/journeys/checkout/checkout.machine.ts'),
    import('#adapters/contract/checkout-contract.ts'),
  ])

/** Loads the lazy parts that screens list in their records. */
export const prefetchParts: PrefetchParts = { cardEncryption: loadEncryption, checkout: loadCheckoutCode }

type VisitorParts = {
  readonly clientOptions: ClientOptions
  /** Their calls run in the background. */
  readonly quietOptions: ClientOptions
  readonly storage: Storage
  readonly clock: Clock
  readonly savedCart: CartId | null
}

/** The visitor's code and calls are loaded once, lazily: a page is shown without them. A failed load is tried again. */
const loadVisitor = ({
  clientOptions,
  quietOptions,
  storage,
  clock,
  savedCart,
}: VisitorParts): LoadVisitor => {
  const load = async (): Promise<Visitor> => {
    const [{ createVisitor }, { visitorContract }] = await Promise.all([
      import('#core/journeys/visitor/visitor.ts'),
      import('#adapters/contract/visitor-contract.ts'),
    ])
    const { referralCredit, returnVisitorExperience, affiliateFallbacks } = identity
    return createVisitor({
      orchestrator: createClient(visitorContract, quietOptions),
      attended: createClient(visitorContract, clientOptions),
      storage,
      clock,
      isReferring: referralCredit !== null,
      isReturnEnabled: returnVisitorExperience,
      affiliateFallbacks,
      savedCart,
      log,
    })
  }
  let loaded: Promise<Visitor> | null = null
  return async () => {
    loaded ??= load()
    try {
      return await loaded
    } catch (error) {
      loaded = null
      throw error
    }
  }
}

/** The calls about coupons and numbers are loaded when a visitor needs one. */
const loadCartOptions =
  (clientOptions: ClientOptions): LoadCartOptions =>
  async () => {
    const { cartOptionContract } = await import('#adapters/contract/cart-option-contract.ts')
    return createClient(cartOptionContract, clientOptions)
  }

const systemClock: Clock = { now: () => epochMs(Date.now()) }

/** The open checkout and its calls are loaded when a cart is confirmed, or earlier while the visitor reads. */
const loadCheckout =
  (
    orchestrator: ShopOrchestrator,
    clientOptions: ClientOptions,
    watched: ReturnType<typeof createSessionActivity>['watched'],
  ): LoadCheckout =>
  async () => {
    const [{ createCheckoutMachine }, { checkoutContract }] = await loadCheckoutCode()
    const calls = watched(createClient(checkoutContract, clientOptions), checkoutContract)
    return createCheckoutMachine({
      orchestrator: { ...orchestrator, ...calls },
      cardEncryption,
      random: cryptoRandom,
      clock: systemClock,
      log,
    })
  }

const chooseLanguage = async (language: Language): Promise<void> =>
  (await import('./document-language.ts')).chooseLanguage(language)

/** Connects the ports of the sale to the browser and the orchestrator, and starts the sale; called once per page. */
export const compose = (visit: Visit): AppContext & { readonly humanCheck: HumanCheckLink } => {
  const storage = createTabStorage(() => globalThis.localStorage)
  const sessionMark = createSessionMark(storage, cryptoRandom)
  const session: ClientSession = { id: null, hasPassed: false }
  const { retries, onRetry } = createRetryActivity()
  const humanCheck = lazyHumanCheck()
  const clientOptions = {
    baseUrl: '/api/',
    sessionMark,
    session,
    random: cryptoRandom,
    onRetry,
    sendWithPass: humanCheck.send,
  }
  const quietOptions = { ...clientOptions, sendWithPass: humanCheck.sendQuietly }
  const processOptions = { baseUrl: '/api/', sendWithPass: humanCheck.sendAhead }
  const { sessionActivity, extending, watched } = createSessionActivity()
  const orchestrator: ShopOrchestrator = watched(createClient(shopContract, clientOptions), shopContract)
  const ports = {
    orchestrator,
    sessionActivity,
    loadCheckout: loadCheckout(orchestrator, clientOptions, watched),
    addressLookup: {
      ...createOrchestratorLookup(orchestrator),
      ...standardizerOver({ processAddress: lazyAddressCall('processAddress', processOptions) }),
    },
    drafts: createDraftStore(createTabStorage()),
    clock: systemClock,
    visitor: loadVisitor({
      clientOptions,
      quietOptions,
      storage,
      clock: systemClock,
      savedCart: savedCartInPage(),
    }),
    loadPageModel: extending(lazyPageModels(clientOptions)),
    log,
    cartOptions: loadCartOptions(clientOptions),
    followUps: async () =>
      createClient(
        (await import('#adapters/contract/calls/follow-up.calls.ts')).followUpCalls,
        clientOptions,
      ),
  }
  const sale = createSale(ports, {
    ...visit,
    isSessionUnused: sessionMark.isUnused() || !navigator.cookieEnabled,
    mayHaveSession: sessionMark.mayExist(),
  })
  return { sale, brand: identity, retries, humanCheck, log, chooseLanguage }
}
