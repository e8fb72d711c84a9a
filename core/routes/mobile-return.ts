import type { Branded } from '../shared/branded.ts'
import { loginParameters } from '../query/login-parameters.ts'
import { mobileLoginPath } from './external-paths.ts'

/** A page of the mobile shop to return to: path and query, without an origin. */
export type MobileReturn = Branded<string, 'MobileReturn'>

/** Segments of letters, digits, hyphens under the mobile shop in either language: no dots, escapes or slashes. */
const PAGE = /^((?:\/en)?\/mobile(?:\/[a-z0-9-]+)*)\/?(?:\?[\w\-.~%!$&'()*+,;=:@/?]*)?$/

/** Returns the mobile shop page after its login; null for any other page, and for the login (MOB-55). */
export const mobileReturnOf = (url: string): MobileReturn | null => {
  const page = PAGE.exec(url)?.[1] ?? mobileLoginPath
  return page === mobileLoginPath ? null : (url as MobileReturn)
}

/** Returns the path that logs a visitor in and leads back to a page of the mobile shop (MOB-55). */
export const mobileLoginHref = (page: string): string =>
  `${mobileLoginPath}?${loginParameters.returnTo}=${encodeURIComponent(page)}`
