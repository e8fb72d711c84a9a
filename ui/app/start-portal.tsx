import { RouterProvider } from '@tanstack/react-router'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { waitFor } from 'xstate'
import { selectIsUndecided, selectLeaveTo } from '#core/journeys/portal/portal.selectors.ts'
import type { Portal } from '#core/journeys/portal/portal.ts'
import { portalPaths } from '#core/portal/destination.ts'
import { portalStepOf } from '#core/routes/portal-steps.ts'
import { commonWords } from '#ui/content/es/shared/common.ts'
import { whenIdle } from '#ui/features/shared/when-idle.ts'
import { Progress } from '#ui/kit/progress/progress.tsx'
import { announceScreens } from './announce-screens.ts'
import { AppFrame } from './app-frame.view.tsx'
import { bridgePortal } from './portal-bridge.ts'
import type { PortalAppContext } from './portal-context.ts'
import { pathOfPortalStep } from './portal-paths.ts'
import type { PortalRouter } from './portal-router.tsx'
import { createPortalRouter, portalNavigator } from './portal-router.tsx'
import { portalScreens } from './portal-screens.ts'
import { portalTitle } from './portal-title.ts'
import { watchPortalSession } from './portal-session.ts'
import { watchForNewBuild } from './stale-build.ts'
import { yieldTask } from './yield-task.ts'

/** Restarts the visit at the entry if Back shows a cached page, whose session may have ended (PTL-05). */
const restartFromCache = (clear: () => void): void =>
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    clear()
    window.location.replace(portalPaths.entry)
  })

/** Waits until the first page of the visit is known, and shows its path. */
const restorePortal = async (portal: Portal): Promise<void> => {
  await waitFor(portal.actor, (snapshot) => !selectIsUndecided(snapshot))
  const path = pathOfPortalStep(portal.step())
  if (window.location.pathname !== path) window.history.replaceState(window.history.state, '', path)
}

/** Leaves the portal: for the store after a dead session, for the page of the provider after the sign-out. */
const leavePortal = ({ actor }: Portal, leave: (url: string) => void): void => {
  const follow = (): void => {
    const url = selectLeaveTo(actor.getSnapshot())
    if (url !== null) leave(url)
  }
  actor.subscribe(follow)
  follow()
}

/** Writes the title of the screen again when its change is undone, which opens no other screen. */
const followTitle = ({ actor }: Portal, titleOf: (pathname: string) => string): void =>
  void actor.subscribe(() => {
    const title = titleOf(window.location.pathname)
    if (document.title !== title) document.title = title
  })

/** While the customer reads a screen, fetches the code of those that may follow. */
const prefetchScreens = (router: PortalRouter): void =>
  void router.subscribe('onRendered', ({ toLocation: { pathname } }) => {
    const step = portalStepOf(pathname)
    const next = step === null ? [] : (portalScreens[step].next ?? [])
    whenIdle(() => next.forEach((name) => void portalScreens[name].load().catch(() => undefined)))
  })

/** Restores the visit to the portal and shows its current screen. `clear` removes what the portal has stored. */
export const startPortal = async (
  element: Element,
  context: PortalAppContext,
  clear: () => void,
): Promise<void> => {
  const { portal, brand } = context
  watchForNewBuild(context.log ?? (() => undefined))
  restartFromCache(clear)
  const root = createRoot(element)
  root.render(
    <AppFrame brand={brand}>
      <Progress label={commonWords.loading} fills />
    </AppFrame>,
  )
  leavePortal(portal, (url) => window.location.replace(url))
  await restorePortal(portal)
  if (selectLeaveTo(portal.actor.getSnapshot()) !== null) return
  const router = createPortalRouter(context)
  await yieldTask()
  await router.load()
  bridgePortal(portalNavigator(router), portal, yieldTask)
  const titleOf = (pathname: string): string => portalTitle(portal, brand, pathname)
  announceScreens(router, brand, titleOf)
  followTitle(portal, titleOf)
  watchPortalSession(portal)
  prefetchScreens(router)
  startTransition(() => root.render(<RouterProvider router={router as never} />))
}
