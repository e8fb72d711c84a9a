import { createHash } from 'node:crypto'
import { either as E, task as T, taskEither as TE } from 'fp-ts'
import { createCardDecryption } from '#adapters/card-encryption/decrypt.ts'
import { createCardEncryption } from '#adapters/card-encryption/encrypt.ts'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { createEmbeddedGateway } from '#adapters/provider/gateway/gateway.ts'
import type { GatewayLedger } from '#adapters/provider/gateway/gateway-ledger.ts'
import { smallNetwork } from '#adapters/provider/network/small-seed.ts'
import { createInMemoryProvider } from '#adapters/provider/in-memory-provider.ts'
import { createMemoryLedger } from '#adapters/provider/memory/memory-ledger.ts'
import { createMemoryStore } from '#adapters/provider/memory/memory-store.ts'
import type { ProviderParts } from '#adapters/provider/provider.ts'
import { providerOrchestrator } from '#adapters/provider/provider-orchestrator.ts'
import { type PricedCart, setQuantity, shoppingLines } from '#core/cart/cart.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import type { SessionVariants } from '#core/experiments/experiment.ts'
import { knownVariants } from '#core/experiments/known-variants.ts'
import type { Flags } from '#core/ports/flags.ts'
import type { InstallKind } from '#core/checkout/install-option.ts'
import type { OrderCode } from '#core/checkout/order-code.ts'
import type { IdempotencyKey } from '#core/checkout/order.ts'
import type { LocalizationResponse } from '#core/localization/localization.ts'
import type { OutcomeKind } from '#core/localization/outcome-kind.ts'
import type { OrchestratorFailure } from '#core/ports/orchestrator.failure.ts'
import type { OffersAnswer, StorefrontOrchestrator } from '#core/ports/storefront-orchestrator.ts'
import type { OrderRequest } from '#core/ports/checkout-orchestrator.ts'
import type { PaymentSummary } from '#core/payment/payment.ts'
import type { PaymentGateway } from '#core/ports/payment-gateway.ts'
import { totalsOf } from '#core/pricing/quote.ts'
import type { IdentificationNumber, RiskDecision } from '#core/risk/risk.ts'
import type { InstallationWindow } from '#core/schedule/window.ts'
import type { Language } from '#core/shared/language.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import type { Channel } from '#core/session/session.ts'
import type { Clock } from '#core/ports/clock.ts'
import { buildKeyDerivation } from './key-derivation.builder.ts'
import type { Purchase, PurchaseDriver } from './purchase.ts'
import { acceptedIn, addressWithOutcome, bankPayment, buy, cardPayment, planAlone } from './purchase.ts'
import { fakeClock } from './clock.builder.ts'
import { buildDigest } from './digest.builder.ts'
import { seededRandom } from './random.builder.ts'

export { GIG, POD, customer as maria } from '#stories/stage/buyer.ts'
export { accountOf, addressWithOutcome, cardOf } from './purchase.ts'

const network = smallNetwork()

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url')

/** Flags that give everyone the same variants: the control, except the given ones. */
export const fixedFlags = (variants: SessionVariants): Flags => ({
  variantsOf: () => T.of(knownVariants(variants)),
})

/** Deferred work, which runs when it is due by the clock. */
const dueWork = (clock: Clock) => {
  const waiting: { readonly at: number; readonly work: () => Promise<void> }[] = []
  return {
    later: (ms: number, work: () => Promise<void>): void => void waiting.push({ at: clock.now() + ms, work }),
    run: async (): Promise<void> => {
      const isDue = ({ at }: { readonly at: number }): boolean => at <= clock.now()
      const due = waiting.filter(isDue)
      waiting.splice(0, waiting.length, ...waiting.filter((one) => !due.includes(one)))
      for (const { work } of due) await work()
    },
  }
}

/** A reference provider in memory with all its parts at hand; `errors` is what it reported. */
export const buildProvider = (
  parts: Partial<Omit<ProviderParts, 'clock' | 'gateway'>> & {
    readonly gatewayAround?: (gateway: PaymentGateway) => PaymentGateway
    readonly ledger?: GatewayLedger
  } = {},
) => {
  const { gatewayAround = (gateway) => gateway, ledger = createMemoryLedger(), ...rest } = parts
  const clock = fakeClock()
  const random = seededRandom(7)
  const due = dueWork(clock)
  const errors: unknown[] = []
  const gateway = gatewayAround(
    createEmbeddedGateway({
      ledger,
      decryption: createCardDecryption(),
      clock,
      random,
      derivation: buildKeyDerivation(),
      later: due.later,
    }),
  )
  const store = parts.store ?? createMemoryStore()
  const shared = {
    brand: () => cometa,
    network,
    random,
    hash: sha256,
    digest: buildDigest(),
  }
  const report = (error: unknown): void => {
    errors.push(error)
  }
  const provider = createInMemoryProvider({ ...shared, report, ...rest, store, gateway, clock })
  const encryption = createCardEncryption()
  return {
    provider,
    store,
    gateway,
    ledger,
    clock,
    random,
    errors,
    /** Runs the late work of the gateway that is due. */
    runDue: due.run,
    encryption,
    visitor: (language?: Language) => providerOrchestrator(provider, { ...(language && { language }) }),
  }
}

export type BuiltProvider = ReturnType<typeof buildProvider>

/** The answer of a call that must succeed and must not be empty. */
export const answerOf = async <A>(call: TE.TaskEither<unknown, A>): Promise<NonNullable<A>> => {
  const answer = await call()
  if (E.isLeft(answer)) throw new Error(`refused: ${JSON.stringify(answer.left)}`)
  if (answer.right === null || answer.right === undefined) throw new Error('an empty answer')
  return answer.right
}

/** How a call that must be refused is refused: the code of a refusal, else the tag of the failure. */
export const refusalOf = async <A>(call: TE.TaskEither<OrchestratorFailure, A>): Promise<string> => {
  const answer = await call()
  if (E.isRight(answer)) return `answered ${JSON.stringify(answer.right)}`
  return answer.left._tag === 'Refused' ? answer.left.code : answer.left._tag
}

export const localizeAt = (
  visitor: StorefrontOrchestrator,
  outcome: OutcomeKind = 'serviceable',
  channel: Channel = 'dotcom',
): Promise<LocalizationResponse> =>
  answerOf(visitor.localize({ address: addressWithOutcome(outcome), channel, returnNearbyMatch: true }))

/** Localizes a new retail customer at an address where nothing is sold: retail may shop anywhere (LOC-13). */
export const localizeUnsold = (visitor: StorefrontOrchestrator): Promise<LocalizationResponse> =>
  localizeAt(visitor, 'notServiceable', 'etail')

/** The calls of a visitor at an address with offers of internet alone. */
export const internetAlone = <Calls extends StorefrontOrchestrator>(calls: Calls): Calls => ({
  ...calls,
  getOffers: (request: Parameters<Calls['getOffers']>[0]) =>
    TE.map((answer: OffersAnswer) => ({
      ...answer,
      catalog: {
        ...answer.catalog,
        offers: answer.catalog.offers.filter(({ lineOfBusiness }) => lineOfBusiness === 'Internet'),
      },
    }))(calls.getOffers(request)),
})

export const TV = 'tv-stream' as OfferId
export const DISNEY = 'disney-basic' as OfferId
export const MOBILE = 'mobile-unlimited' as OfferId
export const DEPOSIT = cometa.depositOfferId

/** A year at the address and no number given: no deposit. */
export const answerRisk = async (
  visitor: StorefrontOrchestrator,
  addressOneYear = true,
): Promise<RiskDecision> =>
  (await answerOf(visitor.assessRisk({ addressOneYear, identification: null }))).decision

/** The risk question answered with a social security number. */
export const identifyWith = async (
  { encryption }: Pick<BuiltProvider, 'encryption'>,
  visitor: StorefrontOrchestrator,
  number = '219099999',
  addressOneYear = true,
) => {
  const key = await answerOf(visitor.paymentSession())
  const clear = { type: 'SSN' as const, number: number as IdentificationNumber }
  const identification = await answerOf(encryption.encryptIdentification(clear, key))
  return answerOf(visitor.assessRisk({ addressOneYear, identification }))
}

/** Sets how many of an offer the cart holds, as the shop saves it: with all of its lines. */
export const putIntoCart = async (
  visitor: StorefrontOrchestrator,
  offerId: OfferId,
  quantity = 1,
): Promise<PricedCart> => {
  const { version, lines } = (await answerOf(visitor.cart())).cart
  const { offers } = cometa.catalog
  const wanted = setQuantity(shoppingLines(lines, offers), offers, offerId, quantity)
  if (E.isLeft(wanted)) throw new Error(`no cart holds that: ${wanted.left._tag}`)
  return answerOf(visitor.modifyCart({ version, lines: wanted.right }))
}

type Encrypting = Pick<BuiltProvider, 'encryption'>

/** Sends a way to pay, encrypted. */
const pay = async (
  { encryption }: Encrypting,
  visitor: StorefrontOrchestrator,
  { payment }: Pick<Purchase, 'payment'>,
): Promise<PaymentSummary> => {
  const key = await answerOf(visitor.paymentSession())
  if (payment.kind === 'card') {
    const { kind, nameOnCard, zipCode } = payment
    const card = await answerOf(encryption.encrypt(payment.card, key))
    return (await answerOf(visitor.validatePayment({ kind, nameOnCard, zipCode, card }))).payment
  }
  const { kind, nameOnAccount } = payment
  const bank = await answerOf(encryption.encryptAccount(payment.account, key))
  return (await answerOf(visitor.validatePayment({ kind, nameOnAccount, bank }))).payment
}

export const payWith = (built: Encrypting, visitor: StorefrontOrchestrator, number?: string) =>
  pay(built, visitor, { payment: cardPayment(number) })

export const payFrom = (built: Encrypting, visitor: StorefrontOrchestrator, number?: string) =>
  pay(built, visitor, { payment: bankPayment(number) })

/** Holds the first window with a place. */
export const holdFirstWindow = async (visitor: StorefrontOrchestrator): Promise<InstallationWindow> => {
  const { windows } = await answerOf(visitor.installationSchedule())
  const open = windows.find(({ placesLeft }) => placesLeft > 0)
  if (open === undefined) throw new Error('no window has a place')
  return (await answerOf(visitor.chooseWindow({ windowId: open.id }))).visit
}

export const keyNamed = (name: string): IdempotencyKey => name as IdempotencyKey

/** The agreements of a buyer for the shown price. */
export const agreedTo = ({ quote, seal }: Pick<PricedCart, 'quote' | 'seal'>): Omit<OrderRequest, 'key'> => ({
  expected: totalsOf(quote),
  seal,
})

/** Carries out a purchase by calls of the port. */
export const portDriver = (built: Encrypting, visitor: StorefrontOrchestrator): PurchaseDriver => ({
  findAddress: async ({ address }) =>
    void (await answerOf(visitor.localize({ address, channel: 'dotcom', returnNearbyMatch: true }))),
  choosePlan: async ({ plan }) => void (await putIntoCart(visitor, plan)),
  addItems: async ({ items }) => {
    for (const { offerId, quantity } of items) await putIntoCart(visitor, offerId, quantity)
  },
  confirmCart: () => Promise.resolve(),
  enterCustomer: async ({ customer }) => void (await answerOf(visitor.addCustomer(customer))),
  answerRisk: async ({ risk }) => {
    if (risk !== null) await answerRisk(visitor, risk.addressOneYear)
  },
  chooseInstall: async ({ install }) => void (await answerOf(visitor.chooseInstallOption({ kind: install }))),
  acceptAgreements: async (purchase) => {
    const { cart } = await answerOf(visitor.cart())
    const { agreements } = await answerOf(visitor.getAgreements({ id: cart.id }))
    await answerOf(visitor.acceptAgreements({ agreements: acceptedIn(purchase, agreements) }))
  },
  pay: async (purchase) => void (await pay(built, visitor, purchase)),
  chooseVisit: async () => void (await holdFirstWindow(visitor)),
  order: async () => {
    const agreed = agreedTo(await answerOf(visitor.cart()))
    await answerOf(visitor.order({ key: keyNamed('first-try'), ...agreed }))
  },
})

/** Plan, customer, risk, installation and agreements: everything before the payment. */
export const fillDetails = async (
  visitor: StorefrontOrchestrator,
  install: InstallKind = 'professional',
): Promise<PricedCart> => {
  const driver = portDriver({ encryption: createCardEncryption() }, visitor)
  await buy(driver, { ...planAlone, install }, { from: 'choosePlan', through: 'acceptAgreements' })
  return answerOf(visitor.cart())
}

/** A visitor ready to order; `order` accepts the price shown last. */
export const readyBuyer = async <Visitor extends StorefrontOrchestrator>(
  built: Encrypting & { readonly visitor: () => Visitor },
  {
    card,
    installKind: install = 'professional',
    isVisitByPhone = false,
  }: { readonly card?: string; readonly installKind?: InstallKind; readonly isVisitByPhone?: boolean } = {},
) => {
  const visitor = built.visitor()
  const purchase = { ...planAlone, install, payment: cardPayment(card) }
  const driver = portDriver(built, visitor)
  await buy(driver, purchase, { through: 'acceptAgreements' })
  await buy(driver, purchase, { from: isVisitByPhone ? 'pay' : 'chooseVisit', through: 'pay' })
  const { visit } = await answerOf(visitor.sessionInfo())
  const priced = await answerOf(visitor.cart())
  const agreed = agreedTo(priced)
  const byPhone = isVisitByPhone ? { visitByPhone: true as const } : {}
  const order = (key = 'first-try') => visitor.order({ key: keyNamed(key), ...agreed, ...byPhone })
  return { visitor, visit, priced, expected: agreed.expected, order }
}

/** Returns the code of the message that is due; it counts as sent. */
export const codeSent = async ({ store, clock }: BuiltProvider): Promise<OrderCode> => {
  const now = clock.now()
  const due = await store.transaction((tx) => tx.claimMessages(now, epochMs(now + 1), 9))
  const code = due
    .flatMap(({ content }) => (content !== null && 'code' in content ? [content.code] : []))
    .at(-1)
  if (code === undefined) throw new Error('no code was sent')
  for (const { id, attempt } of due)
    await store.transaction((tx) => tx.endMessage(id, attempt, { state: 'sent' }))
  return code
}
