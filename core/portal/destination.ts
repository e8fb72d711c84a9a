import { namedPaths, redirects } from '../routes/private-paths.ts'

/** Redirect targets of the portal. */
export const portalPaths = {
  entry: '/customer-portal',
  login: redirects['/customer-portal'],
  mfa: '/customer-portal/mfa',
  services: '/customer-portal/services',
  nonAuthorized: '/customer-portal/non-authorized-user',
  error: '/customer-portal/error',
  somethingWentWrong: namedPaths['portal something-went-wrong'],
  landing: '/',
  exit: namedPaths['portal exit'],
} as const

export type PortalPlace = keyof typeof portalPaths

/** Public pages of the portal, because its guards redirect there. */
export const openPortalPages: readonly string[] = [
  portalPaths.login,
  portalPaths.error,
  portalPaths.nonAuthorized,
  portalPaths.somethingWentWrong,
  portalPaths.exit,
]
