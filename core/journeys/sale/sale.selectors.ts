import { function as F, option as O } from 'fp-ts'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { LineChange } from '../../cart/concurrent-changes.ts'
import { lineChanges } from '../../cart/concurrent-changes.ts'
import type { CartLine } from '../../cart/cart.ts'
import type { Offer, OfferId } from '../../catalog/offer.ts'
import { confirmationPageOf } from '../../checkout/confirmation-page.ts'
import type { InstallKind } from '../../checkout/install-option.ts'
import { UNKNOWN_BUYER } from '../../catalog/condition.ts'
import { canEnterCoupon } from '../../experiments/coupon-entry.ts'
import type { SaleStatus } from '../../guards/step.ts'
import { knownBuyer } from '../../localization/known-buyer.ts'
import type { ServiceAddress } from '../../localization/localization.ts'
import type { Outcome } from '../../localization/outcome.ts'
import { startOfVisit } from '../../localization/return-visitor.ts'
import { portsIn } from '../../phone/ports-in.ts'
import { withPastDue } from '../../pricing/past-due.ts'
import type { Amount, Quote, QuoteInput } from '../../pricing/quote.ts'
import { quote } from '../../pricing/quote.ts'
import { withTradeInCredit } from '../../pricing/trade-in-credit.ts'
import { destinationOf } from '../../routes/address-destination.ts'
import type { SaleStep } from '../../routes/sale-step.ts'
import { isCheckoutStep } from '../../routes/sale-step.ts'
import type { StepPages } from '../../routes/steps.ts'
import type { Cents } from '../../shared/money.ts'
import { ZERO, basisPoints } from '../../shared/money.ts'
import { paymentPageOf } from '../../payment/payment-page.ts'
import { visitKindOf } from '../checkout/checkout.selectors.ts'
import type { CheckoutContext } from '../checkout/checkout.context.ts'
import type { SaleCart, SaleContext } from './sale.context.ts'
import { isPending } from './sale.journeys.ts'
import type { createSaleMachine } from './sale.machine.ts'
import { landingOf, offersIn, openSessionOf, statusOf } from './sale.updates.ts'
import { PUBLIC_CHANNEL } from '../../session/session.ts'

export type SaleMachine = ReturnType<typeof createSaleMachine>
export type SaleActor = ActorRefFrom<SaleMachine>
export type SaleSnapshot = SnapshotFrom<SaleMachine>

export const selectStatus = ({ context }: SaleSnapshot): SaleStatus => statusOf(context)

/** Returns the current step of the visitor. */
export const selectStep = (snapshot: SaleSnapshot): SaleStep => {
  const { steps } = snapshot.context.journeys
  if (snapshot.matches({ journey: 'shopping' })) return steps.shopping
  if (snapshot.matches({ journey: 'expired' })) return 'confirmation'
  return snapshot.matches({ journey: 'checkout' }) ? steps.checkout : steps.localization
}

export const selectOutcome = ({ context }: SaleSnapshot): Outcome => destinationOf(context.answer).outcome

/**
 * Returns the step at which a visitor with a live session starts instead of the address form, or null: offers and a mapped url exist, and the
 * cart is not ordered (LOC-22).
 */
export const selectStart = ({ context }: SaleSnapshot): SaleStep | null => {
  const { answer, cart } = context
  const { move } = startOfVisit({
    isAlive: openSessionOf(context) !== null,
    offers: offersIn(context).length,
    marker: cart.saved?.cart.marker ?? 'active',
    mappedUrl: answer?.addressResponse?.addressCodeMapping.url ?? null,
    hosts: [],
  })
  if (move._tag === 'Localize') return null
  return landingOf(context)
}

/** Returns the path through which the outcome leaves the store, or null (LOC-18). */
export const selectExit = ({ context }: SaleSnapshot): string | null =>
  destinationOf(context.answer).leavesFor

export const selectOffers = ({ context }: SaleSnapshot): readonly Offer[] => offersIn(context)

/** Checks whether a code of a coupon can be entered on the current step, in the variant of the session (EXP-03). */
export const selectCanEnterCoupon = (snapshot: SaleSnapshot): boolean =>
  canEnterCoupon(snapshot.context.answer?.sessionInfo?.couponEntry, snapshot.matches({ journey: 'checkout' }))

export const selectCart = ({ context }: SaleSnapshot): SaleCart => context.cart

/** Returns the service address of the session, or null without a session. */
export const selectServiceAddress = ({ context }: SaleSnapshot): ServiceAddress | null =>
  context.answer?.sessionInfo?.serviceAddress ?? null

/** Checks whether the sale of this browser is still being restored. */
export const isRestoring = (snapshot: SaleSnapshot): boolean =>
  snapshot.matches({ journey: 'restoring' }) && !snapshot.matches({ journey: { restoring: 'failed' } })

/** The progress of saving the cart. */
export type CartSaving = 'saved' | 'sending' | 'stuck'

export const selectSaving = (snapshot: SaleSnapshot): CartSaving => {
  if (snapshot.matches({ cart: { open: 'sending' } })) return 'sending'
  return snapshot.matches({ cart: { open: 'stuck' } }) ? 'stuck' : 'saved'
}

/** Checks whether the provider's cart equals the wanted cart. False without a cart. */
export const isSaved = (snapshot: SaleSnapshot): boolean => snapshot.matches({ cart: { open: 'settled' } })

/** Checks whether the visitor has confirmed the configuration and the cart is still being saved. */
export const isConfirming = (snapshot: SaleSnapshot): boolean =>
  snapshot.matches({ journey: { shopping: 'confirming' } }) && selectSaving(snapshot) !== 'stuck'

/** The lines of a cart or of a quote. */
type Lines = readonly Pick<CartLine, 'offerId' | 'quantity'>[]

/** The offers and the session by which lines are priced for this visitor. */
export type Pricing = Pick<SaleContext, 'offers' | 'answer'>

export const selectPricing = ({ context: { offers, answer } }: SaleSnapshot): Pricing => ({ offers, answer })

/** Returns the input from which lines are priced for this visitor; null before the offers are loaded. */
export const quoteInputOf = ({ offers, answer }: Pricing, lines: Lines): QuoteInput | null => {
  if (offers === null) return null
  const { catalog } = offers
  const session = answer?.sessionInfo ?? null
  return {
    catalogVersion: catalog.version,
    offers: catalog.offers,
    bundles: catalog.bundles,
    lines,
    taxRate: session?.serviceAddress.taxRate ?? basisPoints(0),
    buyer: {
      ...(session === null ? UNKNOWN_BUYER : knownBuyer(session)),
      portsIn: portsIn(offers.phoneLines ?? [], lines),
    },
  }
}

/** Prices lines on their own, for this visitor; null before the offers are loaded. */
export const quoteLines = (pricing: Pricing, lines: Lines): Quote | null => {
  const input = quoteInputOf(pricing, lines)
  return input === null ? null : F.pipe(quote(input), O.fromEither, O.toNullable)
}

/** Returns the credit for telephones in trade that the provider answered: it alone knows their models (MOB-41). */
const creditIn = ({ cart }: Pick<SaleContext, 'cart'>): Cents => cart.saved?.quote.tradeInCredit ?? ZERO

/**
 * Prices the lines of an order, with the unpaid balance of the proven account and a credit for telephones in trade; null before the offers are
 * loaded (PAY-09, MOB-41).
 */
const quoteOrder = (pricing: Pricing, lines: Lines, credit: Cents): Quote | null => {
  const priced = quoteLines(pricing, lines)
  const { account } = pricing.answer?.sessionInfo ?? {}
  return priced === null ? null : withTradeInCredit(withPastDue(priced, account?.pastDue), credit)
}

/** Prices the wanted cart with the same function as the provider, with the credit of the saved one; null before the offers are loaded. */
export const runningQuote = (context: SaleContext): Quote | null =>
  quoteOrder(context, context.cart.wanted, creditIn(context))

/** Prices one offer alone, for its card. */
export const quoteSingleOffer = (pricing: Pricing, offerId: OfferId): Quote | null =>
  quoteLines(pricing, [{ offerId, quantity: 1 }])

/** The changes of the saved cart that were made elsewhere, with its price before and after them. */
export type ChangesElsewhere = {
  readonly lines: readonly LineChange[]
  /** Null if one of the earlier offers is not sold any more. */
  readonly before: Quote | null
  readonly now: Quote
}

/** Returns the changes that the visitor of this tab neither made nor accepted (CRT-16); null if nothing changed. */
export const changesElsewhere = (context: SaleContext): ChangesElsewhere | null => {
  const { saved, accepted } = context.cart
  if (saved === null) return null
  const lines = lineChanges(accepted, saved.cart.lines)
  return lines.length === 0
    ? null
    : { lines, before: quoteOrder(context, accepted, creditIn(context)), now: saved.quote }
}

/** Returns the changes that the visitor has to review; null while an order is in progress or placed. */
export const selectChangesToReview = ({ context }: SaleSnapshot): ChangesElsewhere | null =>
  context.journeys.order === null ? changesElsewhere(context) : null

/** What the price of an order depends on: the lines to price, or the price that the provider answered. */
export type OrderFacts = Pricing & {
  readonly wanted: Lines | null
  readonly answered: Quote | null
  readonly credit: Cents
}

/** Returns what the price of the order at a step depends on; without lines and an answer where no price is shown. */
export const selectOrderFacts = (snapshot: SaleSnapshot, step: SaleStep | null): OrderFacts => {
  const { cart, journeys } = snapshot.context
  const isShown = journeys.order === null || journeys.order === 'placed'
  const isAnswered = isShown && step !== null && isCheckoutStep(step)
  return {
    ...selectPricing(snapshot),
    wanted: isShown && (step === 'configure' || step === 'customize') ? cart.wanted : null,
    answered: isAnswered ? (cart.saved?.quote ?? null) : null,
    credit: creditIn(snapshot.context),
  }
}

/** Returns the price of an order; null where no price is shown. */
export const orderQuote = ({ wanted, answered, credit, ...pricing }: OrderFacts): Quote | null =>
  wanted === null ? answered : quoteOrder(pricing, wanted, credit)

const checkoutIn = ({ children }: SaleSnapshot): CheckoutContext => {
  if (children.checkout === undefined) throw new Error('a sale without its checkout')
  return children.checkout.getSnapshot().context
}

/** Returns the page of each step that has several, in this sale (SCH-03, PAY-06, CHK-22). */
export const selectPages = (snapshot: SaleSnapshot): StepPages => {
  const { answer, visit, journeys, expiry } = snapshot.context
  const checkout = checkoutIn(snapshot)
  const channel = answer?.sessionInfo?.channel ?? visit.channel ?? PUBLIC_CHANNEL
  return {
    schedule: visitKindOf(checkout),
    payment: paymentPageOf({ channel, isAutoPay: checkout.isAutoPay }),
    confirmation: confirmationPageOf({
      receipt: checkout.receipt,
      isPending: isPending(journeys) || expiry === 'unanswered',
    }),
  }
}

/** Checks whether the order needs a payment method (PAY-09). */
export const selectNeedsPayment = (snapshot: SaleSnapshot): boolean =>
  statusOf(snapshot.context).progress.isPaymentNeeded

/** Returns the one-time price of each installation option, in the order of the options; null for an option that is not sold. */
export const selectInstallPrices = (
  snapshot: SaleSnapshot,
): readonly { readonly kind: InstallKind; readonly cost: Amount | null }[] =>
  checkoutIn(snapshot).installOptions.map(({ kind, offerId }) => ({
    kind,
    cost: quoteSingleOffer(snapshot.context, offerId)?.oneTime ?? null,
  }))

/** Returns the price of the deposit in cents; null before it is known. */
export const selectDepositPrice = (snapshot: SaleSnapshot): Cents | null => {
  const { riskRequirements } = checkoutIn(snapshot)
  if (riskRequirements === null) return null
  return quoteSingleOffer(snapshot.context, riskRequirements.depositOfferId)?.oneTime.total ?? null
}

/** Returns the deposit in the cart in cents; null without one. */
export const selectDepositDue = (snapshot: SaleSnapshot): Cents | null => {
  const { riskRequirements } = checkoutIn(snapshot)
  const lines = snapshot.context.cart.saved?.quote.lines ?? []
  return lines.find(({ offerId }) => offerId === riskRequirements?.depositOfferId)?.oneTime.total ?? null
}
