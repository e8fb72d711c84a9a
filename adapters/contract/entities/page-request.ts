import { deviceCategories } from '#core/mobile/product-detail.ts'
import type { InstallationWindow } from '#core/schedule/window.ts'
import type { MobileQuery, PageBodies, PageQueries, ProductsBody } from '#core/template/page-request.ts'
import { customVersions } from '#core/template/page-request.ts'
import { list, optional, imap } from '../../shape/composite.shape.ts'
import { object } from '../../shape/object.shape.ts'
import type { Shape } from '../../shape/shape.ts'
import { boolean, flag, literal, text } from '../../shape/shape.ts'
import { withReadyFlag } from '../ready-flag.ts'
import { lineOfBusiness } from './catalog.ts'
import { requestedWindow } from './checkout.ts'
import { checkoutPage } from './details.ts'
import { identifier } from './identifier.ts'

/** The maximum that fits into the largest body. Two weeks have 48 windows. */
const windows: Shape<readonly InstallationWindow[]> = list(requestedWindow, { max: 100 })

const novaCards = { enableNovaCardsInProductsAndConfigurePage: boolean }

/** The body of each page, with the names of the specification. */
export const pageBodies: { readonly [E in keyof PageBodies]: Shape<PageBodies[E]> } = {
  checkout: checkoutPage,
  'products-dotcom': object<ProductsBody>({
    vParam: text({ min: 0, max: 100 }),
    isBulkIncluded: boolean,
    programs: list(identifier, { max: 20 }),
    eligibeLos: list(lineOfBusiness, { max: 4 }),
    ...novaCards,
  }),
  'configure-products-dotcom': object<PageBodies['configure-products-dotcom']>(novaCards),
  'auto-payment': object<PageBodies['auto-payment']>({
    eligibleForExternalCreditCheck: boolean,
    hasDelinquentBalance: boolean,
  }),
  schedule: object<PageBodies['schedule']>({ installationWindows: windows }),
  'site-visit': object<PageBodies['site-visit']>({ siteVisitWindows: windows }),
  'automated-confirmation': withReadyFlag(
    object<PageBodies['automated-confirmation']>({
      mobileBanner: boolean,
      useMobileInterestTfn: boolean,
      productReady: boolean,
      isProInstall: boolean,
      isBulk: boolean,
    }),
  ),
}

/** The query of the mobile shop. The default is telephones, including the visitor's own. */
const mobileQuery: Shape<MobileQuery> = imap(
  object<Partial<MobileQuery>>({
    deviceCategory: optional(literal(...deviceCategories)),
    includeByod: optional(flag),
  }),
  ({ deviceCategory = 'DEVICE', includeByod = true }) => ({ deviceCategory, includeByod }),
  (query) => query,
)

type SavingsQuery = PageQueries['savings-calculator']

const savingsQuery: Shape<SavingsQuery> = imap(
  object<Partial<SavingsQuery>>({ customVersion: optional(literal(...customVersions)) }),
  ({ customVersion = '' }) => ({ customVersion }),
  (query) => query,
)

const noQuery = object<PageQueries['included']>({})

/** The query of each page. */
export const pageQueries: { readonly [E in keyof PageQueries]: Shape<PageQueries[E]> } = {
  'mobile-products': mobileQuery,
  'mobile-plans': mobileQuery,
  'mobile-byod': mobileQuery,
  'mobile-switch': mobileQuery,
  'mobile-trade-in': mobileQuery,
  'mobile-cart': mobileQuery,
  'savings-calculator': savingsQuery,
  included: noQuery,
  'service-selection': noQuery,
  'pre-payment': noQuery,
  'express-payment': noQuery,
  'non-automated-confirmation': noQuery,
  'customer-portal-services': noQuery,
  'customer-portal-reasons': noQuery,
  'customer-portal-troubleshooting': noQuery,
  'customer-portal-switching': noQuery,
  'customer-portal-options': noQuery,
  'customer-portal-additional-option': noQuery,
  'customer-portal-option-accept': noQuery,
  'customer-portal-balance-details': noQuery,
  'customer-portal-billing-cycle': noQuery,
  'customer-portal-agent': noQuery,
  'customer-portal-service-confirmation': noQuery,
  'customer-portal-disclosures': noQuery,
  'customer-portal-accept-pending': noQuery,
  'customer-portal-service-pending': noQuery,
  'customer-portal-error': noQuery,
  'customer-portal-non-authorized-user': noQuery,
}
