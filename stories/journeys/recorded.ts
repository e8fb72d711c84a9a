import type { AddressSuggestion } from '#core/address/suggestion.ts'
import type { CartLine, PricedCart } from '#core/cart/cart.ts'
import type { OrderAnswer } from '#core/checkout/order.ts'
import type { CheckoutDesk } from '#core/journeys/checkout/checkout.actors.ts'
import type { LocalizationResponse } from '#core/localization/localization.ts'
import type { PaymentKind, PaymentSummary } from '#core/payment/payment.ts'
import type { OffersAnswer, SessionSnapshot } from '#core/ports/orchestrator.ts'
import type { RiskDecision } from '#core/risk/risk.ts'
import type { InstallationWindow } from '#core/schedule/window.ts'

/** What a provider answers in real sales: what the walk of a machine goes on. */
export type Recorded = {
  readonly streets: readonly AddressSuggestion[]
  readonly units: readonly AddressSuggestion[]
  /** Of an address where a session opens. */
  readonly answer: LocalizationResponse
  readonly offers: OffersAnswer
  /** The carts a buyer comes by, the empty one first. */
  readonly carts: readonly [PricedCart, ...PricedCart[]]
  /** The cart that goes to the checkout, and a plan with its installation. */
  readonly shopped: PricedCart
  readonly installed: PricedCart
  readonly desk: CheckoutDesk
  readonly riskDecision: RiskDecision
  readonly payments: Readonly<Record<PaymentKind, PaymentSummary>>
  readonly visit: InstallationWindow
  readonly placed: OrderAnswer
  readonly pending: OrderAnswer
  readonly moved: Pick<PricedCart, 'quote' | 'seal'>
  /** A session in which only the order is missing, and one in which it is placed. */
  readonly doubted: SessionSnapshot
  readonly begun: SessionSnapshot
  readonly ordered: SessionSnapshot
}

const nameOf = (lines: readonly CartLine[]): string =>
  lines
    .map(({ offerId, quantity }) => `${quantity} ${offerId}`)
    .toSorted()
    .join()

/** The recorded cart of these lines, in whatever order; null when there is none. */
export const cartHolding = ({ carts }: Recorded, lines: readonly CartLine[]): PricedCart | null =>
  carts.find(({ cart }) => nameOf(cart.lines) === nameOf(lines)) ?? null
