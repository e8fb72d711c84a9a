import type { Route } from '../routes/route-match.ts'
import { routeOf } from '../routes/route-match.ts'
import type { Location, GuardResult } from './location.ts'
import type { MobileSite } from './mobile-guard.ts'
import { mobileGuard } from './mobile-guard.ts'
import type { PortalVisitor } from './portal-guard.ts'
import { portalGuard } from './portal-guard.ts'
import { movedTo, toNotFound } from './redirect.ts'
import { sessionGuard } from './session-guard.ts'

/** The facts about a visit that the route guards decide on. */
export type RouteVisit = { readonly isSessionAlive: boolean; readonly portal: PortalVisitor }

/** The configuration of the guards: the brand's slug and its mobile pages. */
export type GuardSetting = { readonly slug: string; readonly mobile: MobileSite }

export type Guarded =
  | GuardResult
  | { readonly _tag: 'Enter'; readonly route: Route; readonly location: Location }

/**
 * Decides on a requested location: moved paths first, then unknown ones, then the guards of mobile pages, portal and
 * session. Returns `Enter` when no guard redirects (GRD-05 to GRD-13).
 */
export const guardRoute = (
  location: Location,
  visit: RouteVisit,
  { slug, mobile }: GuardSetting,
): Guarded => {
  const moved = movedTo(location, slug)
  if (moved !== null) return moved
  const route = routeOf(location.path, slug)
  if (route === null) return toNotFound(location)
  return (
    mobileGuard(route, location, mobile) ??
    portalGuard(route, location, visit.portal) ??
    sessionGuard(route.flags, visit.isSessionAlive) ?? { _tag: 'Enter', route, location }
  )
}

/** The maximum number of redirects per request (GRD-13). */
export const MAX_REDIRECTS = 3

/**
 * Follows redirects to their end, which they reach within three steps from any location (GRD-13). A redirect is a
 * navigation of its own, no longer one by the browser's buttons. Returns each redirect.
 */
export const followRedirects = (
  location: Location,
  visit: RouteVisit,
  setting: GuardSetting,
): { readonly end: Guarded; readonly redirects: readonly GuardResult[] } => {
  const redirects: GuardResult[] = []
  let end = guardRoute(location, visit, setting)
  while (end._tag === 'Redirect' && redirects.length < MAX_REDIRECTS) {
    redirects.push(end)
    end = guardRoute(end.to, { ...visit, portal: { ...visit.portal, navigation: 'navigate' } }, setting)
  }
  return { end, redirects }
}
