import type { Address } from '../address/address.ts'
import { loginParameters } from '../query/login-parameters.ts'
import { addressSearch } from './localization-link.ts'

/** Paths that leave the store. The server redirects each to the brand's page of the same name (RTE-09). */
export const externalPaths = {
  webLead: '/outside/web-lead',
  existingCustomer: '/outside/account',
  mobile: '/outside/mobile',
} as const

/** Returns the path that starts a login of the portal and leads back to one of its pages (PTL-03). */
export const signInHref = (returnTo: string): string =>
  `${externalPaths.existingCustomer}?${loginParameters.returnTo}=${encodeURIComponent(returnTo)}`

/** The path to which the identity provider sends an existing customer back after the login. */
export const loginCallbackPath = `${externalPaths.existingCustomer}/callback`

/** The path that leads a signed-in customer to the page of the second factor, after password and factor. */
export const accountSecurityPath = `${externalPaths.existingCustomer}?${loginParameters.step}=security`

/** The path that logs a visitor of the mobile shop in. */
export const mobileLoginPath = '/mobile/login'

/** Path of the identity provider, and the page where a buyer creates a login; query `order` names the order. */
export const identityPath = '/identity'
export const identitySignupPath = `${identityPath}/signup`

/** The page where a customer who forgot the password asks for a new one. */
export const identityResetPath = `${identityPath}/reset`

/** Returns the path that shows an error page of the identity provider again, such as in another language. */
export const identityErrorPath = (reason: string): string => `${identityPath}/error/${reason}`

/** A page of the brand outside the store. */
export type ExternalPage = keyof typeof externalPaths

export const externalPages = Object.keys(externalPaths) as readonly ExternalPage[]

/** Returns an external page's url. Only a web lead passes the address, and only a complete one (RTE-09). */
export const externalUrl = (
  links: Readonly<Record<ExternalPage, string>>,
  page: ExternalPage,
  address: Address | null,
): string =>
  page === 'webLead' && address !== null ? `${links[page]}${addressSearch(address)}` : links[page]

/** The name of a partner in a path. */
export const PARTNER_ID = /^[a-z]+(?:-[a-z]+)*$/

/** Path to a partner's page. The server redirects it, if the brand has this partner (RTE-09). */
export const partnerPath = (id: string): string => `/outside/partner/${id}`
