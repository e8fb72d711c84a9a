import type { CartLine } from '../cart/cart.ts'
import type { CouponCode } from '../catalog/coded-coupon.ts'
import type { OfferId } from '../catalog/offer.ts'
import { linesOfBusiness } from '../catalog/offer.ts'
import type { OrderInstall, InstallOption } from '../checkout/install-option.ts'
import { checkoutPageRequest, isXumoSelected } from '../checkout/page-request.ts'
import { isLineAvailable } from '../localization/availability.ts'
import type { ServiceAddress } from '../localization/localization.ts'
import type { ExternalCheck } from '../risk/external-check.ts'
import type { SaleStep } from '../routes/sale-step.ts'
import type { StepPages } from '../routes/steps.ts'
import type { VisitKind } from '../schedule/visit-kind.ts'
import type { InstallationWindow } from '../schedule/window.ts'
import { hasPlaces } from '../schedule/window.ts'
import type { ShopEndpoint } from './endpoint.ts'
import type { ShopPageRequest } from './page-request.ts'

/** What a sale knows about itself when it requests a page model. `plans` are the plans of the cart and `coupons` its codes. */
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
 * What follows when the model of a page cannot be loaded (TPL-16): `error` leads to the error route, `leave` does so without the offers or the session
 * of the page, `proceed` skips the page, and `show` shows it without its model.
 */
export type PageFailurePolicy = 'error' | 'leave' | 'proceed' | 'show'

type RequestOf<E extends ShopEndpoint> = Extract<ShopPageRequest, { readonly endpoint: E }>

type SalePage<E extends ShopEndpoint> = {
  /** The step whose guard permits the page. */
  readonly step: SaleStep
  readonly onFailure: PageFailurePolicy
  readonly request: (facts: PageFacts) => RequestOf<E>
  /** The facts that change the content of the model without being in its body. */
  readonly revision?: (facts: PageFacts) => readonly string[]
}

/** The new cards of plans are not part of the store. */
const NO_NOVA_CARDS = { enableNovaCardsInProductsAndConfigurePage: false } as const

/** The maximum number of windows in a body. */
const WINDOWS_MAX = 100

const openWindows = ({ windows }: PageFacts): readonly InstallationWindow[] =>
  (windows ?? []).filter(hasPlaces).slice(0, WINDOWS_MAX)

/** What decides on coupons and texts of a page without being in its body: the plans, the coupons, and a Xumo box. */
const cartRevision = ({ plans, coupons, lines }: PageFacts): readonly string[] => [
  ...plans,
  ...coupons,
  String(isXumoSelected(lines)),
]

/** One row per page of the sale: its step, its request, and what follows without its model (TPL-02, TPL-16). */
export const salePages: { readonly [E in ShopEndpoint]: SalePage<E> } = {
  included: {
    step: 'outcome',
    onFailure: 'leave',
    request: () => ({ endpoint: 'included', query: {} }),
  },
  'service-selection': {
    step: 'products',
    onFailure: 'leave',
    request: () => ({ endpoint: 'service-selection', query: {} }),
    revision: cartRevision,
  },
  'products-dotcom': {
    step: 'products',
    onFailure: 'error',
    request: ({ vParam, isBulkIncluded, address }) => ({
      endpoint: 'products-dotcom',
      body: {
        vParam,
        isBulkIncluded,
        programs: address.programs ?? [],
        eligibeLos: linesOfBusiness.filter((line) => isLineAvailable(line, address.serviceability)),
        ...NO_NOVA_CARDS,
      },
    }),
    revision: cartRevision,
  },
  'configure-products-dotcom': {
    step: 'configure',
    onFailure: 'error',
    request: () => ({ endpoint: 'configure-products-dotcom', body: NO_NOVA_CARDS }),
    revision: cartRevision,
  },
  checkout: {
    step: 'checkout',
    onFailure: 'error',
    request: ({ address, installOptions, lines }) => ({
      endpoint: 'checkout',
      body: checkoutPageRequest(address, installOptions, lines),
    }),
    revision: cartRevision,
  },
  'pre-payment': {
    step: 'payment',
    onFailure: 'show',
    request: () => ({ endpoint: 'pre-payment', query: {} }),
    revision: ({ settlesBalance }) => [String(settlesBalance)],
  },
  'express-payment': {
    step: 'payment',
    onFailure: 'show',
    request: () => ({ endpoint: 'express-payment', query: {} }),
  },
  'auto-payment': {
    step: 'payment',
    onFailure: 'show',
    request: ({ settlesBalance, externalCheck: { eligibleForExternalCreditCheck } }) => ({
      endpoint: 'auto-payment',
      body: { eligibleForExternalCreditCheck, hasDelinquentBalance: settlesBalance },
    }),
  },
  schedule: {
    step: 'schedule',
    onFailure: 'proceed',
    request: (facts) => ({ endpoint: 'schedule', body: { installationWindows: openWindows(facts) } }),
  },
  'site-visit': {
    step: 'schedule',
    onFailure: 'proceed',
    request: (facts) => ({ endpoint: 'site-visit', body: { siteVisitWindows: openWindows(facts) } }),
  },
  'automated-confirmation': {
    step: 'confirmation',
    onFailure: 'show',
    request: ({ address, installKind, hasMobile }) => ({
      endpoint: 'automated-confirmation',
      body: {
        mobileBanner: !hasMobile,
        useMobileInterestTfn: true,
        productReady: address.productReady,
        isProInstall: installKind === 'professional',
        isBulk: address.isBulk,
      },
    }),
  },
  'non-automated-confirmation': {
    step: 'confirmation',
    onFailure: 'show',
    request: () => ({ endpoint: 'non-automated-confirmation', query: {} }),
  },
}
