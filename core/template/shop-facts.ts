import type { PricedCart } from '../cart/cart.ts'
import type { CodedCoupon, CouponCode } from '../catalog/coded-coupon.ts'
import type { BuyerFacts } from '../catalog/condition.ts'
import type { Offer, OfferId } from '../catalog/offer.ts'
import type { InstallOption } from '../checkout/install-option.ts'
import type { OrderReceipt } from '../checkout/order.ts'
import { missingParts, needsVisit } from '../checkout/readiness.ts'
import { kindOfVisit } from '../checkout/schedules-needed.ts'
import type { SaleStatus } from '../guards/step.ts'
import { permittedStep } from '../guards/step.ts'
import type { BulkAddressData, ServiceAddress } from '../localization/localization.ts'
import type { OutcomeKind } from '../localization/outcome-kind.ts'
import { totalsOf } from '../pricing/quote.ts'
import type { ExternalCheck } from '../risk/external-check.ts'
import type { SaleStep } from '../routes/sale-step.ts'
import { isSkipped, nextSteps } from '../routes/sale-step.ts'
import type { StepPages } from '../routes/steps.ts'
import { steps } from '../routes/steps.ts'
import type { VisitKind } from '../schedule/visit-kind.ts'
import type { InstallationWindow } from '../schedule/window.ts'
import type { ShopEndpoint } from './endpoint.ts'
import type { PageSummary } from './page-model.ts'
import { salePages } from './sale-page-table.ts'

/** The pages of a sale whose models are shown in no other sale. */
export type SalePages = Pick<StepPages, 'payment' | 'confirmation'>

/**
 * The provider's data of a sale when one of its pages is requested. `offers` are the offers of the address only.
 * `coupons` are those that this visitor can use today, and those of the cart, whose codes are `usedCodes`.
 */
export type ShopFacts = {
  readonly slug: string
  readonly catalogVersion: string
  readonly offers: readonly Offer[]
  /** The plans of the address that only assisted households can buy, whether or not this one can (CAT-12). */
  readonly assistancePlans: readonly Offer[]
  readonly priced: PricedCart
  readonly address: ServiceAddress
  readonly outcome: OutcomeKind
  readonly building: BulkAddressData | null
  readonly saleStatus: SaleStatus
  readonly installOptions: readonly InstallOption[]
  readonly windows: readonly InstallationWindow[]
  readonly visit: InstallationWindow | null
  readonly receipt: OrderReceipt | null
  /** The pages of the payment and of the confirmation in this sale. */
  readonly pages: SalePages
  readonly depositOfferId: OfferId
  readonly externalCheck: ExternalCheck
  readonly buyer: BuyerFacts
  readonly coupons: readonly CodedCoupon[]
  readonly usedCodes: readonly CouponCode[]
  /** The GIS-blue flag of the store. */
  readonly isBlueOn: boolean
  /** Whether the store asks about the Affordable Connectivity Program (CHK-09). */
  readonly isAcpEnabled: boolean
}

/** Checks whether a step follows the last permitted step of the shop. Its page is prefetched there. */
const isNext = (step: SaleStep, saleStatus: SaleStatus): boolean => {
  const last = permittedStep(step, saleStatus)
  return [last, step].every((name) => steps[name].opens === 'whileShopping') && nextSteps(last).includes(step)
}

/**
 * Checks by the guards whether a sale reached a page or the step before it. A skipped schedule counts as payment, so
 * its model can state that (TPL-02). Of payment and confirmation pages, only the sale's is shown (PAY-06, CHK-22).
 */
export const mayShowPage = (endpoint: ShopEndpoint, saleStatus: SaleStatus, pages: SalePages): boolean => {
  const { step } = salePages[endpoint]
  if ((step === 'payment' || step === 'confirmation') && endpoint !== pages[step]) return false
  const isPassedOver = step === 'schedule' && isSkipped(step, saleStatus.progress)
  const wanted = isPassedOver ? 'payment' : step
  return permittedStep(wanted, saleStatus) === wanted || (!isPassedOver && isNext(step, saleStatus))
}

/** Returns the order status (TPL-05). */
export const summaryOf = ({ priced, saleStatus }: Pick<ShopFacts, 'priced' | 'saleStatus'>): PageSummary => ({
  lines: priced.quote.lines.length,
  totals: totalsOf(priced.quote),
  missing: missingParts(saleStatus.progress),
})

/** Returns the kind of visit of a sale (SCH-03). */
const visitKindOf = ({ installOptions, address, isBlueOn, saleStatus }: ShopFacts): VisitKind =>
  kindOfVisit(installOptions, {
    isBlueOn,
    preWorkReady: address.preWorkReady,
    chosenInstall: saleStatus.progress.installKind,
  })

/** Returns the payment page of a sale (PAY-06). */
export const paymentPathOf = ({ pages }: Pick<ShopFacts, 'pages'>): string =>
  steps.payment.pages[pages.payment]

/** Returns the page after the checkout: schedule if a visit must be chosen, else payment (SCH-01, SCH-03). */
export const afterCheckout = (facts: ShopFacts): string =>
  needsVisit(facts.saleStatus.progress) ? steps.schedule.pages[visitKindOf(facts)] : paymentPathOf(facts)
