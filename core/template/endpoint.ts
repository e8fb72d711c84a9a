/**
 * The pages whose model is requested with a body (specification 7). Slugs that the specification does not show are
 * chosen here, in this file only (TPL-01).
 */
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

/** The pages of a sale whose model needs only the session. */
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

/** The pages of the portal with a model, by their path below it (specification 2.7). */
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

/** Returns the page of the portal of an endpoint. */
export const portalPageOf = (endpoint: PortalEndpoint): PortalPage =>
  endpoint.slice(PORTAL.length) as PortalPage

export const SAVINGS_ENDPOINT = 'savings-calculator'

export type ShopEndpoint = PostedEndpoint | PlainShopEndpoint

/** The public pages, whose model needs no session (TPL-02). */
export type OpenEndpoint = typeof SAVINGS_ENDPOINT | MobileEndpoint | PortalEndpoint

export type PageEndpoint = ShopEndpoint | OpenEndpoint

/** All pages with a model. */
export const pageEndpoints: readonly PageEndpoint[] = [
  ...postedEndpoints,
  ...plainShopEndpoints,
  SAVINGS_ENDPOINT,
  ...mobileEndpoints,
  ...portalEndpoints,
]
