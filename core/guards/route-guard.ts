import type { Route } from '../routes/route-match.ts'
import { routeOf } from '../routes/route-match.ts'
import type { Location, Turn } from './location.ts'
import type { MobileSite } from './mobile-guard.ts'
import { mobileGuard } from './mobile-guard.ts'
import type { PortalVisit } from './portal-guard.ts'
import { portalGuard } from './portal-guard.ts'
import { movedTo, toNotFound } from './redirect.ts'
import { sessionGuard } from './session-guard.ts'

/** What the guards of routes decide on. */
export type RouteVisit = PortalVisit & { readonly isSessionAlive: boolean }

/** How the store is set up for its guards: the brand's slug and its mobile pages. */
export type GuardSetting = { readonly slug: string; readonly mobile: MobileSite }

export type Guarded = Turn | { readonly _tag: 'Enter'; readonly route: Route; readonly location: Location }

/**
 * What asking for a place comes to: moved paths first, then unknown ones, then the guards of mobile pages, portal and session. A visitor
 * whom none of them turns away enters (GRD-05 to GRD-13).
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
    portalGuard(route, location, visit) ??
    sessionGuard(route.flags, visit.isSessionAlive) ?? { _tag: 'Enter', route, location }
  )
}

/** The most redirects one request may take (GRD-13). */
export const MAX_REDIRECTS = 3

/**
 * Follows redirects to where they end. A redirect is a navigation of its own, no longer one of the browser's buttons. They end within
 * three steps from any place (GRD-13); each step stands in `turns`.
 */
export const followRedirects = (
  location: Location,
  visit: RouteVisit,
  setting: GuardSetting,
): { readonly end: Guarded; readonly turns: readonly Turn[] } => {
  const turns: Turn[] = []
  let end = guardRoute(location, visit, setting)
  while (end._tag === 'Redirect' && turns.length < MAX_REDIRECTS) {
    turns.push(end)
    end = guardRoute(end.to, { ...visit, isBackForward: false }, setting)
  }
  return { end, turns }
}
