import type { PricedCart } from '../cart/cart.ts'
import type { Offer, OfferId } from '../catalog/offer.ts'
import type { InstallOption } from '../checkout/install-option.ts'
import type { OrderReceipt } from '../checkout/order.ts'
import type { CheckoutProgress } from '../checkout/readiness.ts'
import { missingParts, needsVisit } from '../checkout/readiness.ts'
import type { Standing } from '../guards/step.ts'
import { permittedStep } from '../guards/step.ts'
import type { BulkAddressData, ServiceAddress } from '../localization/localization.ts'
import type { OutcomeKind } from '../localization/outcome.ts'
import { totalsOf } from '../pricing/quote.ts'
import { paths } from '../routes/routes.ts'
import type { SaleStep } from '../routes/sale-step.ts'
import type { InstallationWindow } from '../schedule/window.ts'
import type { ShopEndpoint } from './endpoint.ts'
import type { PageSummary } from './page-model.ts'

/** What the provider knows of a sale when one of its pages is asked for. `offers` are those of the address alone. */
export type ShopFacts = {
  readonly slug: string
  readonly catalogVersion: string
  readonly offers: readonly Offer[]
  readonly priced: PricedCart
  readonly address: ServiceAddress
  readonly outcome: OutcomeKind
  readonly building: BulkAddressData | null
  readonly standing: Standing
  readonly installOptions: readonly InstallOption[]
  readonly windows: readonly InstallationWindow[]
  readonly visit: InstallationWindow | null
  readonly receipt: OrderReceipt | null
  readonly depositOfferId: OfferId
  /** The GIS-blue flag of the store. */
  readonly isBlueOn: boolean
}

const stepOf: Record<ShopEndpoint, SaleStep> = {
  included: 'outcome',
  'service-selection': 'products',
  'products-dotcom': 'products',
  'configure-products-dotcom': 'configure',
  checkout: 'checkout',
  'pre-payment': 'payment',
  'express-payment': 'payment',
  'auto-payment': 'payment',
  schedule: 'schedule',
  'site-visit': 'schedule',
  'automated-confirmation': 'confirmation',
  'non-automated-confirmation': 'confirmation',
}

/**
 * Whether a sale has come as far as a page, as the guards have it; a schedule that is passed over counts with the payment it follows, so
 * that its model can say so (TPL-02).
 */
export const mayShowPage = (endpoint: ShopEndpoint, standing: Standing): boolean => {
  const step = stepOf[endpoint]
  const isPassedOver = step === 'schedule' && !needsVisit(standing.progress)
  const wanted = isPassedOver ? 'payment' : step
  return permittedStep(wanted, standing) === wanted
}

/** Where the order stands (TPL-05). */
export const summaryOf = ({ priced, standing }: Pick<ShopFacts, 'priced' | 'standing'>): PageSummary => ({
  lines: priced.quote.lines.length,
  totals: totalsOf(priced.quote),
  missing: missingParts(standing.progress),
})

/** Where the payment leads: to the schedule when a visit is to be chosen, else to the confirmation (SCH-01). */
export const afterPayment = (progress: CheckoutProgress): string =>
  needsVisit(progress) ? paths.schedule : paths.confirmation
