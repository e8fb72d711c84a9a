import { namedPaths, redirects } from '../routes/private-paths.ts'

/** Where the portal sends a visitor. */
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

/** Pages of the portal that open to everybody, because its guards lead there. */
export const openPortalPages: readonly string[] = [
  portalPaths.login,
  portalPaths.error,
  portalPaths.nonAuthorized,
  portalPaths.somethingWentWrong,
  portalPaths.exit,
]
