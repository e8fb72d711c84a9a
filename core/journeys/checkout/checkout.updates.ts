import { either as E } from 'fp-ts'
import type { CustomerForm } from '../../checkout/customer-form.ts'
import { EMPTY_CUSTOMER_FORM } from '../../checkout/customer-form.ts'
import type { PricedCart } from '../../cart/cart.ts'
import type { Customer } from '../../checkout/customer.ts'
import type { InstallOption } from '../../checkout/install-option.ts'
import type { OrderAnswer } from '../../checkout/order.ts'
import type { Quote } from '../../pricing/quote.ts'
import type { RefusalCode } from '../../ports/orchestrator.failure.ts'
import type { SessionSnapshot } from '../../ports/orchestrator.ts'
import type { AnswerArgs } from '../answered.ts'
import type { Answered, Assessed } from './checkout.actors.ts'
import type { CheckoutContext } from './checkout.context.ts'
import type { CheckoutFailure } from './checkout.failure.ts'
import { riskDecisionFor } from './checkout.selectors.ts'

type Update = Partial<CheckoutContext>

/** The cart of a checkout that is open; a defect when there is none. */
export const cartOf = ({ cart }: CheckoutContext): PricedCart => {
  if (cart === null) throw new Error('checking out without a cart')
  return cart
}

export const emptyCheckout: CheckoutContext = {
  cart: null,
  wantedStep: 'checkout',
  agreements: [],
  riskRequirements: null,
  installOptions: [],
  windows: [],
  customerForm: EMPTY_CUSTOMER_FORM,
  customer: null,
  riskDecision: null,
  installKind: null,
  isAgreed: false,
  payment: null,
  visit: null,
  orderKey: null,
  pending: null,
  polls: 0,
  receipt: null,
  previousQuote: null,
  failure: null,
}

const formOf = (typed: CustomerForm, { customer, risk }: SessionSnapshot): CustomerForm => ({
  ...typed,
  ...customer,
  ...(risk === null
    ? {}
    : { addressOneYear: risk.addressOneYear ? 'yes' : 'no', identificationType: risk.identification }),
})

/** What the provider has on record of a session found again; what was typed since stays. */
export const restoring = (context: CheckoutContext, snapshot: SessionSnapshot): Update => ({
  customer: snapshot.customer,
  customerForm: formOf(context.customerForm, snapshot),
  riskDecision: snapshot.risk?.decision ?? null,
  installKind: snapshot.installKind,
  isAgreed: snapshot.progress.hasAgreements,
  payment: snapshot.payment,
  visit: snapshot.visit,
  receipt: snapshot.receipt,
  pending: snapshot.pendingOrder ?? null,
})

export const failureIn = <A>(output: Answered<A>): Update =>
  E.isLeft(output) ? { failure: output.left } : {}

/** A cart with its installation: which of the options it is stands in its lines. */
export const installedIn = (context: CheckoutContext, output: Answered<PricedCart>): Update => {
  if (E.isLeft(output)) return {}
  const isInCart = ({ offerId }: InstallOption): boolean =>
    output.right.cart.lines.some((line) => line.offerId === offerId)
  return {
    cart: output.right,
    installKind: context.installOptions.find(isInCart)?.kind ?? null,
  }
}

/** Puts on record who buys from now on, with the answer to the risk question that was given for them. */
export const buyingAs = (context: CheckoutContext, customer: Customer): Update => ({
  customer,
  riskDecision: riskDecisionFor(context, customer),
})

/** Details that are on record: who, at what risk with what it costs, and that everything is agreed to. */
export const assessedIn = (context: CheckoutContext, output: Answered<Assessed | null>): Update => {
  if (E.isLeft(output)) return {}
  const { decision, cart } = output.right ?? { decision: context.riskDecision, cart: context.cart }
  return { isAgreed: true, riskDecision: decision, cart }
}

type OrderArgs = AnswerArgs<OrderAnswer, CheckoutFailure>
type AnyArgs = AnswerArgs<unknown, CheckoutFailure>

const isRefused = ({ event: { output } }: AnyArgs, code: RefusalCode): boolean =>
  E.isLeft(output) && output.left._tag === 'Refused' && output.left.code === code

const isInState = ({ event: { output } }: OrderArgs, state: OrderAnswer['state']): boolean =>
  E.isRight(output) && output.right.state === state

/* What the provider said of an order, as guards. */
export const isPlaced = (args: OrderArgs): boolean => isInState(args, 'placed')
export const isPending = (args: OrderArgs): boolean => isInState(args, 'pending')
export const isDeclined = (args: OrderArgs): boolean => isInState(args, 'declined')
export const isWindowGone = (args: AnyArgs): boolean => isRefused(args, 'WINDOW_GONE')
/** The session is over, or knows no such order: asking again is known to fail. */
export const isOutOfReach = (args: AnyArgs): boolean =>
  isRefused(args, 'NOT_FOUND') ||
  (E.isLeft(args.event.output) && args.event.output.left._tag === 'SessionExpired')
export const isCartOrdered = (args: AnyArgs): boolean => isRefused(args, 'CART_ORDERED')
export const isPriceMoved = ({ event: { output } }: AnyArgs): boolean =>
  E.isLeft(output) && output.left._tag === 'PriceMoved'

export const receiptIn = (output: Answered<OrderAnswer>): Update =>
  E.isRight(output) && output.right.state === 'placed'
    ? { receipt: output.right.receipt, orderKey: null, pending: null, failure: null }
    : {}

export const pendingIn = (output: Answered<OrderAnswer>): Update =>
  E.isRight(output) && output.right.state === 'pending'
    ? { pending: { intentId: output.right.intentId, orderNumber: output.right.orderNumber } }
    : {}

/** A declined payment: the visit stays held for the session (SCH-02), and the next try is a new intention. */
export const declined: Update = {
  payment: null,
  orderKey: null,
  pending: null,
  failure: { _tag: 'PaymentDeclined' },
}

/** Another tab may have chosen the other installation: it stands in the new price, and without a technician there is no visit. */
const installOf = ({ installOptions, installKind, visit }: CheckoutContext, quote: Quote): Update => {
  const isSold = ({ offerId }: InstallOption): boolean => quote.lines.some((line) => line.offerId === offerId)
  const kind = installOptions.find(isSold)?.kind ?? installKind
  return { installKind: kind, visit: kind === 'self' ? null : visit }
}

/** The provider's price is not the one shown, or is to be agreed to anew: both stand side by side until the buyer decides. */
export const movingPrice = <A>(context: CheckoutContext, output: Answered<A>): Update =>
  E.isLeft(output) && output.left._tag === 'PriceMoved'
    ? {
        previousQuote: cartOf(context).quote,
        cart: { ...cartOf(context), quote: output.left.quote, seal: output.left.seal },
        ...installOf(context, output.left.quote),
        orderKey: null,
      }
    : {}
