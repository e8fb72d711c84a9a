import { either as E } from 'fp-ts'
import { EMPTY_CUSTOMER_FORM } from '../../checkout/customer-form.ts'
import type { PricedCart } from '../../cart/cart.ts'
import type { InstallOption } from '../../checkout/install-option.ts'
import type { OrderAnswer } from '../../checkout/order.ts'
import type { SessionSnapshot } from '../../ports/orchestrator.ts'
import type { Answered } from './checkout.actors.ts'
import type { CheckoutContext } from './checkout.context.ts'

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
  installOptions: [],
  windows: [],
  customerForm: EMPTY_CUSTOMER_FORM,
  customer: null,
  installKind: null,
  isAgreed: false,
  card: null,
  visit: null,
  orderKey: null,
  intentId: null,
  polls: 0,
  receipt: null,
  previousQuote: null,
  failure: null,
}

/** What the provider has on record of a session found again; what was typed since stays. */
export const restoring = (context: CheckoutContext, snapshot: SessionSnapshot): Update => ({
  customer: snapshot.customer,
  customerForm: snapshot.customer === null ? context.customerForm : { ...snapshot.customer },
  installKind: snapshot.installKind,
  isAgreed: snapshot.progress.hasAgreements,
  card: snapshot.card,
  visit: snapshot.visit,
  receipt: snapshot.receipt,
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

export const isRefused = <A>(output: Answered<A>, code: string): boolean =>
  E.isLeft(output) && output.left._tag === 'Refused' && output.left.code === code

export const isOrderState = (output: Answered<OrderAnswer>, state: OrderAnswer['state']): boolean =>
  E.isRight(output) && output.right.state === state

export const receiptIn = (output: Answered<OrderAnswer>): Update =>
  E.isRight(output) && output.right.state === 'placed'
    ? { receipt: output.right.receipt, orderKey: null, intentId: null, failure: null }
    : {}

export const intentIn = (output: Answered<OrderAnswer>): Update =>
  E.isRight(output) && output.right.state === 'pending' ? { intentId: output.right.intentId } : {}

/** A declined card: the place in the schedule is free again and the next try is a new intention. */
export const declined: Update = {
  card: null,
  visit: null,
  orderKey: null,
  intentId: null,
  failure: { _tag: 'CardDeclined' },
}

/** The provider's price is not the one shown: both stand side by side until the buyer decides. */
export const movingPrice = <A>(context: CheckoutContext, output: Answered<A>): Update =>
  E.isLeft(output) && output.left._tag === 'PriceMoved'
    ? {
        previousQuote: cartOf(context).quote,
        cart: { ...cartOf(context), quote: output.left.quote },
        orderKey: null,
      }
    : {}
