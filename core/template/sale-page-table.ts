import { linesOfBusiness } from '../catalog/offer.ts'
import { checkoutPageRequest } from '../checkout/page-request.ts'
import { isLineAvailable } from '../localization/availability.ts'
import type { SaleStep } from '../routes/sale-step.ts'
import type { ShopEndpoint } from './endpoint.ts'
import type { ShopPageRequest } from './page-request.ts'
import type { PageFacts, PageFailurePolicy } from './page-facts.ts'
import { cartRevision, openWindows } from './page-facts.ts'

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
