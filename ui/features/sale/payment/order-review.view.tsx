import type { OrderInstall } from '#core/checkout/install-option.ts'
import type { FulfillmentMethod } from '#core/mobile/fulfillment.ts'
import type { PaymentSummary } from '#core/payment/payment.ts'
import type { Quote } from '#core/pricing/quoted.ts'
import type { VisitKind } from '#core/schedule/visit-kind.ts'
import type { InstallationWindow } from '#core/schedule/window.ts'
import type { Cents } from '#core/shared/money.ts'
import { reviewRows, reviewWords } from './order-review.es.ts'
import { Section } from '#ui/kit/section/section.tsx'
import { SummaryList } from '#ui/kit/summary/summary-list.tsx'

/** What is ordered, and how it is paid. */
export type OrderReviewProps = {
  readonly quote: Quote
  /** The amount charged with the order, in cents. */
  readonly today: Cents
  /** The service address on one line; null if it is not known. */
  readonly address: string | null
  readonly installKind: OrderInstall | null
  /** How the mobile items are delivered; absent where nothing is sent. */
  readonly delivery?: readonly FulfillmentMethod[] | undefined
  readonly visitKind: VisitKind
  readonly visit: InstallationWindow | null
  /** The visit is agreed by telephone after the order. */
  readonly isVisitByPhone: boolean
  /** The payment method. Null without one; `typed` while it is being typed on this page. */
  readonly payment: PaymentSummary | 'typed' | null
}

/** The order in short before it is placed: address, services, installation, visit, payment method and amounts. */
export const OrderReview = (props: OrderReviewProps) => (
  <Section heading={reviewWords.heading}>
    <SummaryList rows={reviewRows(props)} />
  </Section>
)
