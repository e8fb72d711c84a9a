import type { MissingDevice } from '../../cart/restored-mobile.ts'
import type { CartLine, PricedCart } from '../../cart/cart.ts'
import type { CheckoutProgress } from '../../checkout/readiness.ts'
import type { AddressAnswer } from '../../localization/address-answer.ts'
import type { Draft } from '../../ports/draft.ts'
import type { OrchestratorFailure } from '../../ports/orchestrator.failure.ts'
import type { RestoreResult, VisitOrigin } from '../../ports/visitor.ts'
import type { OffersAnswer } from '../../ports/storefront-orchestrator.ts'
import type { Quote } from '../../pricing/quoted.ts'
import type { SaleStep } from '../../routes/sale-step.ts'
import type { Channel } from '../../session/session.ts'
import type { OrderPhase } from '../checkout/checkout.selectors.ts'
import type { CheckoutFailure } from '../checkout/checkout.failure.ts'

/**
 * The start of a visit: channel of its url or null, requested sale step (null outside the sale), marketing parameters,
 * retail partner, offers and device SKU of its link, query of its address. `mayHaveSession`: another tab left a mark.
 * `isSessionUnused`: no call has used the last session of the browser, which may store no cookies.
 */
export type Visit = {
  readonly channel: Channel | null
  readonly step: SaleStep | null
  readonly vParam?: string | undefined
  readonly campaign?: string | undefined
  readonly retailTransId?: string | undefined
  readonly customerStatus?: string | undefined
  readonly selectedOffers?: readonly CartLine[] | undefined
  readonly linkedSku?: string | undefined
  readonly query?: string
  readonly mayHaveSession?: boolean
  readonly isSessionUnused?: boolean
}

/**
 * Visitor facts beyond this session. `origin` is null until read; `isAffiliateMissing`: a retail visit can't go on
 * (AFF-03); `restore`: result of restoring a saved cart; `missingDevices`: those no longer sold (CRT-21).
 */
export type SaleVisitor = {
  readonly origin: VisitOrigin | null
  readonly isAffiliateMissing: boolean
  readonly restore: RestoreResult
  readonly missingDevices: readonly MissingDevice[]
}

/**
 * What is known of the order once the session has ended at the payment (GRD-07): this tab sent none, it sent one
 * without hearing the result, or nothing is known.
 */
export type PaymentExpiry = 'notSent' | 'unanswered' | 'unknown'

/** A link to the mobile lines, and the SKU of the device that it adds; null without a device (MOB-36). */
export type MobileLink = { readonly sku: string | null }

/** The status of the journeys as the sale's guards read it. Each published snapshot updates it. */
export type JourneyStatus = {
  readonly steps: Readonly<Record<'localization' | 'shopping' | 'checkout', SaleStep>>
  readonly progress: CheckoutProgress
  readonly order: OrderPhase | 'placed' | null
  readonly checkoutFailure: CheckoutFailure | null
}

/**
 * The cart of the sale. `saved` is the cart as the provider last confirmed it. `wanted` contains the lines as the
 * visitor set them; they equal the saved ones once everything is saved. `sent` contains the lines of the request in
 * progress. `accepted` contains the lines that the visitor of this tab chose or accepted: every other line of the saved
 * cart was changed elsewhere (CRT-16). `previousQuote` is the quote that was displayed before the price changed.
 */
export type SaleCart = {
  readonly saved: PricedCart | null
  readonly wanted: readonly CartLine[]
  readonly accepted: readonly CartLine[]
  readonly sent: readonly CartLine[]
  readonly previousQuote: Quote | null
}

/**
 * `isReturning`: this tab has a draft of the sale. `wantedStep` is the step to open once the sale is restored or the
 * cart is saved. `answer` is the provider's answer to the address, which describes the session; null without one.
 * `isSessionUnused`: the address was answered, and the shop of its session has not opened yet. `failure` is why the
 * sale was not restored or the cart not saved. `expiry` is set once the session has ended at the payment. `mobileLink`
 * is the link that opened the visit, until its device was added to the cart or found unavailable.
 */
export type SaleContext = {
  readonly visit: Visit
  readonly isReturning: boolean
  readonly visitor: SaleVisitor
  readonly wantedStep: SaleStep
  readonly answer: AddressAnswer | null
  readonly isSessionUnused: boolean
  readonly offers: OffersAnswer | null
  readonly cart: SaleCart
  readonly journeys: JourneyStatus
  /** The data that survives a reload. It is saved on every change until the order is placed. */
  readonly draft: Draft
  readonly failure: OrchestratorFailure | null
  readonly expiry: PaymentExpiry | null
  readonly mobileLink: MobileLink | null
}
