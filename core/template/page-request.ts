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

/** `eligibeLos`: the specification's spelling. Lists lines of service that may be shown; empty means all. */
export type ProductsBody = {
  readonly vParam: string
  readonly isBulkIncluded: boolean
  readonly programs: readonly string[]
  readonly eligibeLos: readonly LineOfBusiness[]
  readonly enableNovaCardsInProductsAndConfigurePage: boolean
}

/** The versions of the calculator. The empty one is the public page (TPL-12). */
export const customVersions = ['', 'stores', 'agent'] as const
export type CustomVersion = (typeof customVersions)[number]

/** The request body of each page with a body, with the names of the specification (section 7). */
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

/** The query parameters of each page without a body. */
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
export type PageQuery = ReadBy<keyof PageQueries>

/** A request for a page of a sale. */
export type ShopPageRequest = PostedPage | ReadBy<PlainShopEndpoint>

/** A request for a public page. */
export type PublicPageRequest = ReadBy<Exclude<keyof PageQueries, PlainShopEndpoint>>

/** A request for an unknown page. */
export type UnknownPage = { readonly endpoint: null; readonly asked: string }
