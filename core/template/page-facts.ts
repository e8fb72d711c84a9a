import type { CartLine } from '../cart/cart.ts'
import type { CouponCode } from '../catalog/coded-coupon.ts'
import type { OfferId } from '../catalog/offer.ts'
import type { OrderInstall, InstallOption } from '../checkout/install-option.ts'
import { isXumoSelected } from '../checkout/page-request.ts'
import type { ServiceAddress } from '../localization/localization.ts'
import type { ExternalCheck } from '../risk/external-check.ts'
import type { StepPages } from '../routes/steps.ts'
import type { VisitKind } from '../schedule/visit-kind.ts'
import type { InstallationWindow } from '../schedule/window.ts'
import { hasPlaces } from '../schedule/window.ts'

/** Facts of a sale that requests a page model. `plans`: the cart's plans; `coupons`: its codes. */
export type PageFacts = {
  readonly address: ServiceAddress
  /** The page of each step that has several. */
  readonly pages: StepPages
  /** Before there is an order, the confirmation has no model. */
  readonly isOrdered: boolean
  readonly vParam: string
  readonly isBulkIncluded: boolean
  readonly plans: readonly OfferId[]
  readonly lines: readonly CartLine[]
  readonly coupons: readonly CouponCode[]
  /** Null when they could not be loaded. */
  readonly installOptions: readonly InstallOption[] | null
  readonly installKind: OrderInstall | null
  /** Null while they are unknown. */
  readonly windows: readonly InstallationWindow[] | null
  readonly visitKind: VisitKind
  readonly hasMobile: boolean
  /** The order settles the unpaid balance of the account (PAY-08). */
  readonly settlesBalance: boolean
  readonly externalCheck: ExternalCheck
}

/**
 * What follows when the model of a page cannot be loaded (TPL-16): `error` leads to the error route, `leave` does so
 * without the offers or the session of the page, `proceed` skips the page, and `show` shows it without its model.
 */
export type PageFailurePolicy = 'error' | 'leave' | 'proceed' | 'show'

/** The maximum number of windows in a body. */
const WINDOWS_MAX = 100

export const openWindows = ({ windows }: PageFacts): readonly InstallationWindow[] =>
  (windows ?? []).filter(hasPlaces).slice(0, WINDOWS_MAX)

/** What decides on coupons and texts of a page without being in its body: the plans, the coupons, and a Xumo box. */
export const cartRevision = ({ plans, coupons, lines }: PageFacts): readonly string[] => [
  ...plans,
  ...coupons,
  String(isXumoSelected(lines)),
]
