import { either as E } from 'fp-ts'
import type { CartId } from '../../cart/cart.ts'
import type { InstallOption } from '../../checkout/install-option.ts'
import type { OrderAnswer } from '../../checkout/order.ts'
import type { LoadedRequirements } from '../../checkout/requirements.ts'
import { missingRequirements, requirementParts } from '../../checkout/requirements.ts'
import type { Quote } from '../../pricing/quoted.ts'
import type { RefusalCode } from '../../ports/orchestrator.failure.ts'
import type { AnswerArgs } from '../answered.ts'
import type { Answered } from './checkout.actors.ts'
import type { CheckoutContext } from './checkout.context.ts'
import type { RequirementsInput } from './checkout.requirements.ts'
import type { CheckoutFailure } from './checkout.failure.ts'
import { NO_VISIT } from './schedule/schedule.record.ts'
import { scheduleFactsOf } from './schedule/schedule.selectors.ts'

type Update = Partial<CheckoutContext>

/** Returns the cart id of an open checkout; a missing one is a defect (throws). */
export const cartIdOf = ({ cartId }: CheckoutContext): CartId => {
  if (cartId === null) throw new Error('checking out without a cart')
  return cartId
}

const NOTHING_LOADED: LoadedRequirements = {
  riskRequirements: null,
  installOptions: null,
  agreements: null,
  windows: null,
}

/** Returns the request for everything that the provider requires of a checkout. */
export const allRequirements = (context: CheckoutContext): RequirementsInput => ({
  cartId: cartIdOf(context),
  facts: scheduleFactsOf(context),
  loaded: NOTHING_LOADED,
})

/** Returns the request for the parts that are still missing. */
export const openRequirements = (context: CheckoutContext): RequirementsInput => ({
  ...allRequirements(context),
  loaded: {
    ...(Object.fromEntries(
      requirementParts.map((part) => [part, context.missing.includes(part) ? null : context[part]]),
    ) as LoadedRequirements),
    windows: context.windows,
  },
})

/** Takes the loaded parts of a checkout, and notes those that are missing (CHK-13, CHK-20). */
export const requirementsIn = (context: CheckoutContext, loaded: LoadedRequirements): Update => ({
  riskRequirements: loaded.riskRequirements,
  installOptions: loaded.installOptions ?? [],
  agreements: loaded.agreements ?? [],
  windows: loaded.windows,
  missing: missingRequirements(loaded),
})

type OrderArgs = AnswerArgs<OrderAnswer, CheckoutFailure>
type AnyArgs = AnswerArgs<unknown, CheckoutFailure>

const isRefused = ({ event: { output } }: AnyArgs, code: RefusalCode): boolean =>
  E.isLeft(output) && output.left._tag === 'Refused' && output.left.code === code

const isInState = ({ event: { output } }: OrderArgs, state: OrderAnswer['state']): boolean =>
  E.isRight(output) && output.right.state === state

/* Guards on the provider's answer to an order. */
export const isPlaced = (args: OrderArgs): boolean => isInState(args, 'placed')
export const isPending = (args: OrderArgs): boolean => isInState(args, 'pending')
export const isDeclined = (args: OrderArgs): boolean => isInState(args, 'declined')
export const isWindowGone = (args: AnyArgs): boolean => isRefused(args, 'WINDOW_GONE')
/** Checks whether polling cannot succeed any more: the session has ended, or it has no such order. */
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

/**
 * After a declined payment, the visit stays reserved for the session (SCH-02); the end of its hold has changed. The
 * next attempt gets a new key.
 */
export const declined: Update = {
  payment: null,
  hold: null,
  orderKey: null,
  pending: null,
  failure: { _tag: 'PaymentDeclined' },
}

/** Takes the installation option from the new price: another tab may have changed it. Self-installs have no visit. */
const installIn = ({ installOptions, installKind, visit }: CheckoutContext, quote: Quote): Update => {
  const isSold = ({ offerId }: InstallOption): boolean => quote.lines.some((line) => line.offerId === offerId)
  const kind = installOptions.find(isSold)?.kind ?? installKind
  return { installKind: kind, ...(kind === 'self' ? NO_VISIT : { visit }) }
}

/** Handles a changed price: the buyer has to confirm it, and the next attempt gets a new key. */
export const movingPrice = <A>(context: CheckoutContext, output: Answered<A>): Update =>
  E.isLeft(output) && output.left._tag === 'PriceMoved'
    ? { ...installIn(context, output.left.quote), orderKey: null }
    : {}
