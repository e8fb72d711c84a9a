import type { Portal } from '#core/journeys/portal/portal.ts'
import { portalStepOf } from '#core/routes/portal-steps.ts'
import { isPortalUndecided, pathOfPortalStep, redirectedStep } from './portal-paths.ts'

/** The part of the router that the bridge of the portal uses. */
export type PortalNavigator = {
  readonly here: () => string
  readonly go: (path: string, how: { readonly replace: boolean }) => void
  readonly onArrived: (listener: (pathname: string) => void) => () => void
}

/**
 * Synchronizes the URL and the step of the portal. A navigation requests its step; a change navigates, once per batch
 * of transitions, after `pause`. Both compare before they act. Back skips steps no longer permitted.
 */
export const bridgePortal = (
  navigator: PortalNavigator,
  portal: Portal,
  pause: () => Promise<void> = () => Promise.resolve(),
): (() => void) => {
  let shown = navigator.here()
  let isFollowQueued = false
  let isArrivalUndecided = false
  let isClosed = false

  const followPortal = (): void => {
    isFollowQueued = false
    if (isClosed || isPortalUndecided(portal)) return
    const here = navigator.here()
    const path = pathOfPortalStep(portal.step())
    if (path === shown && !isArrivalUndecided) return
    shown = path
    isArrivalUndecided = false
    if (here === path || portalStepOf(here) === null) return
    navigator.go(path, { replace: redirectedStep(portal, here) !== null })
  }

  const requestStep = (pathname: string): void => {
    const wanted = portalStepOf(pathname)
    if (wanted === null || wanted === portal.step()) return
    if (redirectedStep(portal, pathname) === null) portal.request(wanted)
    isArrivalUndecided = isPortalUndecided(portal)
    if (isArrivalUndecided || portal.step() === wanted) return
    navigator.go(pathOfPortalStep(portal.step()), { replace: true })
  }

  const unsubscribePortal = portal.subscribe(() => {
    if (isFollowQueued) return
    isFollowQueued = true
    void pause().then(followPortal)
  })
  const unsubscribeNavigator = navigator.onArrived(requestStep)
  followPortal()
  return () => {
    isClosed = true
    unsubscribePortal()
    unsubscribeNavigator()
  }
}
