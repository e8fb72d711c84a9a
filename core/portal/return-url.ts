import { either as E } from 'fp-ts'
import type { Branded } from '../shared/branded.ts'
import { portalPaths } from './destination.ts'
import type { ReturnFailure } from './portal.failure.ts'

/** A page of the portal to come back to: path, query and fragment, without an origin. */
export type PortalReturn = Branded<string, 'PortalReturn'>

/** One segment of letters, digits and hyphens under the portal, so that no dots, escapes or slashes lead out of it. */
const PAGE =
  /^(\/customer-portal(?:\/[a-z0-9-]+)*)\/?(?:\?[\w\-.~%!$&'()*+,;=:@/?]*)?(?:#[\w\-.~%!$&'()*+,;=:@/?]*)?$/

/** The pages of the way in: who returned to them would come round again. */
const WAY_IN: readonly string[] = [portalPaths.login, portalPaths.mfa]

/**
 * The page asked for, to return to after the second factor (PTL-03): a path of the portal, on `origin` or without one. Fails with
 * `ReturnElsewhere` for anything outside the portal, and with `ReturnNotAPage` for a page of the way in.
 */
export const parseReturnUrl = (url: string, origin: string): E.Either<ReturnFailure, PortalReturn> => {
  const path = url.startsWith(`${origin}/`) ? url.slice(origin.length) : url
  const page = PAGE.exec(path)?.[1]
  if (page === undefined) return E.left({ _tag: 'ReturnElsewhere', url })
  return WAY_IN.includes(page) ? E.left({ _tag: 'ReturnNotAPage', url }) : E.right(path as PortalReturn)
}
