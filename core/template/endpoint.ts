/** The pages whose model is asked for with a body (specification 7). Slugs that it does not show are chosen here, in this file alone (TPL-01). */
export const postedEndpoints = [
  'products-dotcom',
  'configure-products-dotcom',
  'checkout',
  'auto-payment',
  'schedule',
  'site-visit',
  'automated-confirmation',
] as const
export type PostedEndpoint = (typeof postedEndpoints)[number]

/** The pages of a sale whose model needs nothing but the session. */
export const plainShopEndpoints = [
  'included',
  'service-selection',
  'pre-payment',
  'express-payment',
  'non-automated-confirmation',
] as const
export type PlainShopEndpoint = (typeof plainShopEndpoints)[number]

export const mobileEndpoints = [
  'mobile-products',
  'mobile-plans',
  'mobile-byod',
  'mobile-switch',
  'mobile-trade-in',
  'mobile-cart',
] as const
export type MobileEndpoint = (typeof mobileEndpoints)[number]

/** The pages of the portal that have a model, by their place below it (specification 2.7). */
export const portalPages = [
  'services',
  'reasons',
  'troubleshooting',
  'switching',
  'options',
  'additional-option',
  'option-accept',
  'balance-details',
  'billing-cycle',
  'agent',
  'service-confirmation',
  'disclosures',
  'accept-pending',
  'service-pending',
  'error',
  'non-authorized-user',
] as const
export type PortalPage = (typeof portalPages)[number]

const PORTAL = 'customer-portal-'
export type PortalEndpoint = `${typeof PORTAL}${PortalPage}`

export const portalEndpoints: readonly PortalEndpoint[] = portalPages.map(
  (page): PortalEndpoint => `${PORTAL}${page}`,
)

/** The page of the portal behind an endpoint. */
export const portalPageOf = (endpoint: PortalEndpoint): PortalPage =>
  endpoint.slice(PORTAL.length) as PortalPage

export const SAVINGS_ENDPOINT = 'savings-calculator'

export type ShopEndpoint = PostedEndpoint | PlainShopEndpoint

/** The pages that anybody may have the model of, without a session (TPL-02). */
export type OpenEndpoint = typeof SAVINGS_ENDPOINT | MobileEndpoint | PortalEndpoint

export type PageEndpoint = ShopEndpoint | OpenEndpoint

/** Every page that has a model. */
export const pageEndpoints: readonly PageEndpoint[] = [
  ...postedEndpoints,
  ...plainShopEndpoints,
  SAVINGS_ENDPOINT,
  ...mobileEndpoints,
  ...portalEndpoints,
]
