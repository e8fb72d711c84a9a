/**
 * Where the portal sends a visitor. The specification names the way out and the page of what went wrong without a path; they are
 * chosen here: the way out is the front door, and what went wrong is told on the portal's error page.
 */
export const portalPaths = {
  entry: '/customer-portal',
  login: '/customer-portal/login',
  mfa: '/customer-portal/mfa',
  services: '/customer-portal/services',
  nonAuthorized: '/customer-portal/non-authorized-user',
  somethingWentWrong: '/customer-portal/error',
  landing: '/',
  exit: '/',
} as const

export type PortalPlace = keyof typeof portalPaths
