import type { CheckoutPageRequest } from '#core/checkout/page-request.ts'
import { orderParts } from '#core/checkout/readiness.ts'
import { priceTypes } from '#core/catalog/price.ts'
import { devicePriceKinds, deviceCategories } from '#core/mobile/product-detail.ts'
import type { InstallationWindow } from '#core/schedule/window.ts'
import type { MobileQuery, PageBodies, PageQueries, ProductsBody } from '#core/template/asked-page.ts'
import { customVersions } from '#core/template/asked-page.ts'
import { pageEndpoints } from '#core/template/endpoint.ts'
import { messageKeys, titleKeys } from '#core/template/message-key.ts'
import type {
  PageBlock,
  PageFlags,
  PageModel,
  PageOffer,
  PagePrice,
  PageSummary,
  Parameter,
  Way,
} from '#core/template/page-model.ts'
import { blockKinds, emptyReasons, pageFlags, parameterNames } from '#core/template/page-model.ts'
import { list, nullable, optional, seenAs } from '../composite.shape.ts'
import { object, tagged } from '../object.shape.ts'
import type { Shape } from '../shape.ts'
import { boolean, flag, integer, literal, text } from '../shape.ts'
import { installOptions, lineOfBusiness } from './catalog.ts'
import { installationWindow } from './checkout.ts'
import { identifier } from './identifier.ts'
import { cents, quantity, totals } from './pricing.ts'
import { plainDate } from './time.ts'

/** As many windows as fit into the largest body; a fortnight has 48. */
const windows: Shape<readonly InstallationWindow[]> = list(installationWindow, { max: 100 })

const novaCards = { enableNovaCardsInProductsAndConfigurePage: boolean }

/** What each page takes in its body, by the names of the specification. */
export const pageBodies: { readonly [E in keyof PageBodies]: Shape<PageBodies[E]> } = {
  checkout: object<CheckoutPageRequest>({
    installationOptions: installOptions,
    installationBanner: boolean,
    acpEnabled: boolean,
    productReady: boolean,
    isBulk: boolean,
    isXumoSelected: boolean,
  }),
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
  'automated-confirmation': object<PageBodies['automated-confirmation']>({
    mobileBanner: boolean,
    useMobileInterestTfn: boolean,
    productReady: boolean,
    isProInstall: boolean,
    isBulk: boolean,
  }),
}

type Given<A> = { readonly [K in keyof A]?: A[K] }

/** Telephones, and one's own among them, unless the query says otherwise. */
const mobileQuery: Shape<MobileQuery> = seenAs(
  object<Given<MobileQuery>>({
    deviceCategory: optional(literal(...deviceCategories)),
    includeByod: optional(flag),
  }),
  ({ deviceCategory = 'DEVICE', includeByod = true }) => ({ deviceCategory, includeByod }),
  (query) => query,
)

type SavingsQuery = PageQueries['savings-calculator']

const savingsQuery: Shape<SavingsQuery> = seenAs(
  object<Given<SavingsQuery>>({ customVersion: optional(literal(...customVersions)) }),
  ({ customVersion = '' }) => ({ customVersion }),
  (query) => query,
)

const noQuery = object<PageQueries['included']>({})

/** What each page takes in its query. */
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

const key = literal(...messageKeys)

/** A path of the store, never of another host. */
const path = text({ min: 1, max: 200, pattern: /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/ })

const name = literal(...parameterNames)

type ParameterOf<K extends Parameter['kind']> = Extract<Parameter, { readonly kind: K }>

const parameter: Shape<Parameter> = tagged<Parameter, 'kind'>('kind', {
  money: object<ParameterOf<'money'>>({ kind: literal('money'), name, cents }),
  count: object<ParameterOf<'count'>>({
    kind: literal('count'),
    name,
    count: integer({ min: 0, max: 1_000_000 }),
  }),
  date: object<ParameterOf<'date'>>({ kind: literal('date'), name, date: plainDate }),
  text: object<ParameterOf<'text'>>({ kind: literal('text'), name, text: text({ min: 0, max: 120 }) }),
})

const way: Shape<Way> = object<Way>({ labelKey: key, to: path })

const offerIds = list(identifier, { max: 500 })

const pageBlock: Shape<PageBlock> = object<PageBlock>({
  id: identifier,
  kind: literal(...blockKinds),
  keys: list(key, { max: 10 }),
  parameters: list(parameter, { max: 10 }),
  offers: offerIds,
  reason: nullable(literal(...emptyReasons)),
  way: nullable(way),
})

const pagePrice: Shape<PagePrice> = object<PagePrice>({
  id: literal(...priceTypes, ...devicePriceKinds),
  amount: cents,
  months: integer({ min: 0, max: 1_200 }),
})

const pageOffer: Shape<PageOffer> = object<PageOffer>({
  kind: literal('offer', 'device'),
  id: identifier,
  prices: list(pagePrice, { max: 60 }),
})

const flags: Shape<PageFlags> = object<PageFlags>(
  Object.fromEntries(pageFlags.map((one) => [one, optional(boolean)])) as never,
)

const summary: Shape<PageSummary> = object<PageSummary>({
  lines: quantity,
  totals,
  missing: list(literal(...orderParts), { max: orderParts.length }),
})

export const pageModel: Shape<PageModel> = object<PageModel>({
  endpoint: literal(...pageEndpoints),
  titleKey: literal(...titleKeys),
  blocks: list(pageBlock, { max: 30 }),
  offers: list(pageOffer, { max: 500 }),
  flags,
  summary: nullable(summary),
  next: path,
  version: object<PageModel['version']>({ rules: identifier, catalog: identifier }),
})
