import type { AddressSuggestion } from '#core/address/suggestion.ts'
import type { CartLine, PricedCart } from '#core/cart/cart.ts'
import type { OrderAnswer } from '#core/checkout/order.ts'
import type { LoadedRequirements } from '#core/checkout/requirements.ts'
import type { CheckoutSnapshot } from '#core/journeys/checkout/checkout.selectors.ts'
import type { LocalizationSnapshot } from '#core/journeys/localization/localization.selectors.ts'
import type { ShoppingSnapshot } from '#core/journeys/shopping/shopping.selectors.ts'
import type { LocalizationResponse } from '#core/localization/localization.ts'
import type { PaymentKind, PaymentSummary } from '#core/payment/payment.ts'
import type { OffersAnswer, SessionSnapshot } from '#core/ports/storefront-orchestrator.ts'
import type { RiskDecision } from '#core/risk/risk.ts'
import type { RecordedPortal } from './portal-recorded.ts'
import type { HoldStatus } from '#core/schedule/hold-status.ts'
import type { InstallationWindow } from '#core/schedule/window.ts'

/** The provider's answers in real sales, which are the data for walking a machine. */
export type Recorded = {
  readonly streets: readonly AddressSuggestion[]
  readonly units: readonly AddressSuggestion[]
  /** The answer for an address that opens a session. */
  readonly answer: LocalizationResponse
  readonly offers: OffersAnswer
  /** The recorded carts, the empty one first. */
  readonly carts: readonly [PricedCart, ...PricedCart[]]
  /** The cart that goes to the checkout, and a plan with its installation. */
  readonly shopped: PricedCart
  readonly installed: PricedCart
  readonly requirements: LoadedRequirements
  readonly riskDecision: RiskDecision
  readonly payments: Readonly<Record<PaymentKind, PaymentSummary>>
  readonly visit: InstallationWindow
  readonly hold: HoldStatus
  readonly placed: OrderAnswer
  readonly pending: OrderAnswer
  readonly moved: Pick<PricedCart, 'quote' | 'seal'>
  /** A session in which only the order is missing, and one with a placed order. */
  readonly doubted: SessionSnapshot
  readonly begun: SessionSnapshot
  readonly ordered: SessionSnapshot
  /** The answers to a holder in the customer portal. */
  readonly portal: RecordedPortal
  /** The snapshots that the journeys of a sale publish. */
  readonly snapshots: {
    readonly resolved: LocalizationSnapshot
    readonly configuring: ShoppingSnapshot
  } & Readonly<Record<'filled' | 'doubted' | 'stopped' | 'ordered', CheckoutSnapshot>>
}

const nameOf = (lines: readonly CartLine[]): string =>
  lines
    .map(({ offerId, quantity }) => `${quantity} ${offerId}`)
    .toSorted()
    .join()

/** Returns the recorded cart with these lines, in any order; null if there is none. */
export const cartHolding = ({ carts }: Recorded, lines: readonly CartLine[]): PricedCart | null =>
  carts.find(({ cart }) => nameOf(cart.lines) === nameOf(lines)) ?? null
