import { createHash } from 'node:crypto'
import { either as E } from 'fp-ts'
import type { taskEither as TE } from 'fp-ts'
import { createCardDecryption } from '#adapters/card-encryption/decipher.ts'
import { createCardEncryption } from '#adapters/card-encryption/encipher.ts'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { createEmbeddedGateway } from '#adapters/orchestrator/pocket/gateway.ts'
import type { GatewayLedger } from '#adapters/orchestrator/pocket/gateway-ledger.ts'
import { createInMemoryPocket } from '#adapters/orchestrator/pocket/in-memory-pocket.ts'
import { createMemoryLedger } from '#adapters/orchestrator/pocket/memory-ledger.ts'
import { createMemoryStore } from '#adapters/orchestrator/pocket/memory-store.ts'
import { smallNetwork } from '#adapters/orchestrator/pocket/network/small-seed.ts'
import type { PocketParts } from '#adapters/orchestrator/pocket/pocket.ts'
import { pocketOrchestrator } from '#adapters/orchestrator/pocket/pocket-orchestrator.ts'
import type { Address } from '#core/address/address.ts'
import { parseAddressForm } from '#core/address/address-form.ts'
import type { PricedCart } from '#core/cart/cart.ts'
import type { AccountNumber, RoutingNumber } from '#core/bank/bank.ts'
import type { CardExpiry, CardNumber, Cvv } from '#core/card/card.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import type { Customer } from '#core/checkout/customer.ts'
import type { InstallKind } from '#core/checkout/install-option.ts'
import type { IdempotencyKey } from '#core/checkout/order.ts'
import type { LocalizationResponse } from '#core/localization/localization.ts'
import type { OutcomeKind } from '#core/localization/outcome.ts'
import type { OrchestratorFailure } from '#core/ports/orchestrator.failure.ts'
import type { OrderRequest, Orchestrator } from '#core/ports/orchestrator.ts'
import type { PaymentSummary } from '#core/payment/payment.ts'
import type { ClearAccount, ClearCard } from '#core/ports/card-encryption.ts'
import type { PaymentGateway } from '#core/ports/payment-gateway.ts'
import { totalsOf } from '#core/pricing/quote.ts'
import type { IdentificationNumber, RiskDecision } from '#core/risk/risk.ts'
import type { InstallationWindow } from '#core/schedule/window.ts'
import type { Channel } from '#core/session/session.ts'
import type { Clock } from '#core/ports/clock.ts'
import { buildKeyDerivation } from './key-derivation.builder.ts'
import { fakeClock } from './clock.builder.ts'
import { buildDigest } from './digest.builder.ts'
import { seededRandom } from './random.builder.ts'

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url')

const smallNetworkOnce = smallNetwork()

/** Work for later, done when it is run and its time has come by the clock. */
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

/** A pocket provider in memory with all its parts at hand; `errors` is what it reported. */
export const buildPocket = (
  parts: Partial<Omit<PocketParts, 'clock' | 'gateway'>> & {
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
    network: smallNetworkOnce,
    random,
    hash: sha256,
    digest: buildDigest(),
  }
  const report = (error: unknown): void => {
    errors.push(error)
  }
  const pocket = createInMemoryPocket({ ...shared, report, ...rest, store, gateway, clock })
  const encryption = createCardEncryption()
  return {
    pocket,
    store,
    gateway,
    ledger,
    clock,
    random,
    errors,
    /** Does what the gateway was late with, as far as its time has come. */
    runDue: due.run,
    encryption,
    visitor: () => pocketOrchestrator(pocket),
  }
}

export type BuiltPocket = ReturnType<typeof buildPocket>

/** The answer of a call that must succeed. */
export const answerOf = async <A>(call: TE.TaskEither<unknown, A>): Promise<A> => {
  const answer = await call()
  if (E.isLeft(answer)) throw new Error(`refused: ${JSON.stringify(answer.left)}`)
  return answer.right
}

/** How a call that must be refused is refused: the code of a refusal, else the tag of the failure. */
export const refusalOf = async <A>(call: TE.TaskEither<OrchestratorFailure, A>): Promise<string> => {
  const answer = await call()
  if (E.isRight(answer)) return `answered ${JSON.stringify(answer.right)}`
  return answer.left._tag === 'Refused' ? answer.left.code : answer.left._tag
}

/** An address of the small network that leads there, from channel dotcom. */
export const addressLeadingTo = (outcome: OutcomeKind): Address => {
  const sample = smallNetworkOnce.samples().find((known) => known.outcome === outcome)
  const address = parseAddressForm(sample?.address ?? { street: '', unit: '', zip: '' })
  if (E.isLeft(address)) throw new Error(`no address leads to ${outcome}`)
  return address.right
}

export const localizeAt = (
  visitor: Orchestrator,
  outcome: OutcomeKind = 'serviceable',
  channel: Channel = 'dotcom',
): Promise<LocalizationResponse> =>
  answerOf(visitor.localize({ address: addressLeadingTo(outcome), channel, returnNearbyMatch: true }))

export const maria: Customer = {
  firstName: 'María' as Customer['firstName'],
  lastName: 'Ñúñez' as Customer['lastName'],
  emailAddress: 'maria@correo.example' as Customer['emailAddress'],
  phoneNumber: '3055550134' as Customer['phoneNumber'],
  phoneType: 'Mobile',
}

export const GIG = 'internet-gig' as OfferId
export const POD = 'wifi-pod' as OfferId

export const TV = 'tv-stream' as OfferId
export const DISNEY = 'disney-basic' as OfferId
export const MOBILE = 'mobile-unlimited' as OfferId
export const DEPOSIT = cometa.depositOfferId

/** A year at the address and no number given: no deposit. */
export const answerRisk = async (visitor: Orchestrator, addressOneYear = true): Promise<RiskDecision> =>
  (await answerOf(visitor.assessRisk({ addressOneYear, identification: null }))).decision

/** The risk question answered with a social security number. */
export const identifyWith = async (
  { encryption }: Pick<BuiltPocket, 'encryption'>,
  visitor: Orchestrator,
  number = '219099999',
  addressOneYear = true,
) => {
  const key = await answerOf(visitor.paymentSession())
  const clear = { type: 'SSN' as const, number: number as IdentificationNumber }
  const identification = await answerOf(encryption.encipherIdentification(clear, key))
  return answerOf(visitor.assessRisk({ addressOneYear, identification }))
}

/** Plan, customer, risk, installation and agreements: all that comes before the payment. */
export const fillDetails = async (
  visitor: Orchestrator,
  installKind: InstallKind = 'professional',
): Promise<PricedCart> => {
  const { cart } = await answerOf(visitor.addOffer({ offerId: GIG }))
  await answerOf(visitor.addCustomer(maria))
  await answerRisk(visitor)
  const priced = await answerOf(visitor.chooseInstallOption({ kind: installKind }))
  const { agreements } = await answerOf(visitor.getAgreements({ id: cart.id }))
  await answerOf(visitor.acceptAgreements({ agreements }))
  return priced
}

export const cardOf = (number = '4111111111111111'): ClearCard => ({
  number: number as CardNumber,
  cvv: '123' as Cvv,
  expirationDate: '2031-04' as CardExpiry,
})

export const accountOf = (number = '000123456789'): ClearAccount => ({
  kind: 'checking',
  routing: '110000000' as RoutingNumber,
  number: number as AccountNumber,
})

export const payWith = async (
  { encryption }: Pick<BuiltPocket, 'encryption'>,
  visitor: Orchestrator,
  number?: string,
): Promise<PaymentSummary> => {
  const key = await answerOf(visitor.paymentSession())
  const card = await answerOf(encryption.encipher(cardOf(number), key))
  const request = { kind: 'card', nameOnCard: 'María Ñúñez', zipCode: '33130', card } as const
  return (await answerOf(visitor.validatePayment(request))).payment
}

export const payFrom = async (
  { encryption }: Pick<BuiltPocket, 'encryption'>,
  visitor: Orchestrator,
  number?: string,
): Promise<PaymentSummary> => {
  const key = await answerOf(visitor.paymentSession())
  const bank = await answerOf(encryption.encipherAccount(accountOf(number), key))
  const request = { kind: 'bank', nameOnAccount: 'María Ñúñez', bank } as const
  return (await answerOf(visitor.validatePayment(request))).payment
}

/** Holds the first window with a place. */
export const holdFirstWindow = async (visitor: Orchestrator): Promise<InstallationWindow> => {
  const { windows } = await answerOf(visitor.installationSchedule())
  const open = windows.find(({ placesLeft }) => placesLeft > 0)
  if (open === undefined) throw new Error('no window has a place')
  return (await answerOf(visitor.chooseWindow({ windowId: open.id }))).visit
}

export const keyNamed = (name: string): IdempotencyKey => name as IdempotencyKey

/** What a buyer agrees to who is shown this price. */
export const agreedTo = ({ quote, seal }: Pick<PricedCart, 'quote' | 'seal'>): Omit<OrderRequest, 'key'> => ({
  expected: totalsOf(quote),
  seal,
})

/** A visitor who has given everything and has only to order; `order` agrees to the price shown last. */
export const readyBuyer = async <Visitor extends Orchestrator>(
  built: Pick<BuiltPocket, 'encryption'> & { readonly visitor: () => Visitor },
  given: { readonly card?: string; readonly installKind?: InstallKind } = {},
) => {
  const visitor = built.visitor()
  await localizeAt(visitor)
  await fillDetails(visitor, given.installKind)
  await payWith(built, visitor, given.card)
  const visit = given.installKind === 'self' ? null : await holdFirstWindow(visitor)
  const priced = await answerOf(visitor.cartSummary({ returnTaxes: true }))
  const agreed = agreedTo(priced)
  const order = (key = 'first-try') => visitor.order({ key: keyNamed(key), ...agreed })
  return { visitor, visit, priced, expected: agreed.expected, order }
}
