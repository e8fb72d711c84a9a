import { either as E } from 'fp-ts'
import type { Branded } from '../shared/branded.ts'
import { portalPaths } from './destination.ts'
import type { ReturnFailure } from './portal.failure.ts'

/** A return target in the portal: path, query and fragment, without an origin. */
export type PortalReturn = Branded<string, 'PortalReturn'>

/** One segment of letters, digits and hyphens under the portal, so that no dots, escapes or slashes lead out of it. */
const PAGE =
  /^(\/customer-portal(?:\/[a-z0-9-]+)*)\/?(?:\?[\w\-.~%!$&'()*+,;=:@/?]*)?(?:#[\w\-.~%!$&'()*+,;=:@/?]*)?$/

/** The pages of the login. Returning to them would cause a loop. */
const WAY_IN: readonly string[] = [portalPaths.login, portalPaths.mfa]

/**
 * Parses the requested page as return target after the second factor (PTL-03): a portal path, on `origin` or none.
 * Fails with `ReturnElsewhere` outside the portal, and with `ReturnNotAPage` for a page of the login.
 */
export const parseReturnUrl = (url: string, origin: string): E.Either<ReturnFailure, PortalReturn> => {
  const path = url.startsWith(`${origin}/`) ? url.slice(origin.length) : url
  const page = PAGE.exec(path)?.[1]
  if (page === undefined) return E.left({ _tag: 'ReturnElsewhere', url })
  return WAY_IN.includes(page) ? E.left({ _tag: 'ReturnNotAPage', url }) : E.right(path as PortalReturn)
}
