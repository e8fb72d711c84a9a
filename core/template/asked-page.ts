import type { LineOfBusiness } from '../catalog/offer.ts'
import type { CheckoutPageRequest } from '../checkout/page-request.ts'
import type { DeviceCategory } from '../mobile/product-detail.ts'
import type { InstallationWindow } from '../schedule/window.ts'
import type {
  MobileEndpoint,
  PlainShopEndpoint,
  PortalEndpoint,
  PostedEndpoint,
  SAVINGS_ENDPOINT,
} from './endpoint.ts'

/** `eligibeLos` is spelled so by the specification: the lines of service that may be shown, all of them when it is empty. */
export type ProductsBody = {
  readonly vParam: string
  readonly isBulkIncluded: boolean
  readonly programs: readonly string[]
  readonly eligibeLos: readonly LineOfBusiness[]
  readonly enableNovaCardsInProductsAndConfigurePage: boolean
}

/** The calculator's versions; the empty one is the public page (TPL-12). */
export const customVersions = ['', 'stores', 'agent'] as const
export type CustomVersion = (typeof customVersions)[number]

/** What each page with a body is asked with, by the names of the specification (section 7). */
export type PageBodies = {
  readonly 'products-dotcom': ProductsBody
  readonly 'configure-products-dotcom': Pick<ProductsBody, 'enableNovaCardsInProductsAndConfigurePage'>
  readonly checkout: CheckoutPageRequest
  readonly 'auto-payment': {
    readonly eligibleForExternalCreditCheck: boolean
    readonly hasDelinquentBalance: boolean
  }
  readonly schedule: { readonly installationWindows: readonly InstallationWindow[] }
  readonly 'site-visit': { readonly siteVisitWindows: readonly InstallationWindow[] }
  readonly 'automated-confirmation': {
    readonly mobileBanner: boolean
    readonly useMobileInterestTfn: boolean
    readonly productReady: boolean
    readonly isProInstall: boolean
    readonly isBulk: boolean
  }
}

export type MobileQuery = { readonly deviceCategory: DeviceCategory; readonly includeByod: boolean }

type NoQuery = { readonly [name: string]: never }

/** What each page without a body takes in its query. */
export type PageQueries = { readonly [E in PlainShopEndpoint | PortalEndpoint]: NoQuery } & {
  readonly [E in MobileEndpoint]: MobileQuery
} & { readonly [E in typeof SAVINGS_ENDPOINT]: { readonly customVersion: CustomVersion } }

type PostedBy<E extends PostedEndpoint> = {
  readonly [K in E]: { readonly endpoint: K; readonly body: PageBodies[K] }
}[E]
type ReadBy<E extends keyof PageQueries> = {
  readonly [K in E]: { readonly endpoint: K; readonly query: PageQueries[K] }
}[E]

export type PostedPage = PostedBy<PostedEndpoint>
export type ReadPage = ReadBy<keyof PageQueries>

/** A page of a sale that is asked for, with what it is asked with. */
export type AskedShopPage = PostedPage | ReadBy<PlainShopEndpoint>

/** A page that is anybody's, with what it is asked with. */
export type AskedOpenPage = ReadBy<Exclude<keyof PageQueries, PlainShopEndpoint>>

/** Asked for under a name that no page has. */
export type UnheardPage = { readonly endpoint: null; readonly asked: string }
