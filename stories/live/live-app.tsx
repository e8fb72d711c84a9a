import { RouterProvider, createMemoryHistory } from '@tanstack/react-router'
import { useEffect } from 'react'
import { waitFor } from 'xstate'
import type { Sale } from '#core/journeys/sale/sale.ts'
import { selectIsUndecided } from '#core/journeys/portal/portal.selectors.ts'
import type { Portal } from '#core/journeys/portal/portal.ts'
import { paths } from '#core/routes/routes.ts'
import { identity } from '#adapters/brand/identity.ts'
import { bridgeJourney } from '#ui/app/journey-bridge.ts'
import { leaveFailedPages } from '#ui/app/page-failures.ts'
import { bridgePortal } from '#ui/app/portal-bridge.ts'
import { pathOfPortalStep } from '#ui/app/portal-paths.ts'
import { createPortalRouter, portalNavigator } from '#ui/app/portal-router.tsx'
import { createAppRouter } from '#ui/app/router.tsx'
import { routerNavigator } from '#ui/app/router-navigator.ts'
import { yieldTask } from '#ui/app/yield-task.ts'
import type { Stage } from '../stage/stage.ts'
import { portalOn } from './live-portal.ts'

/** The router of a running application. */
type LiveRouter = ReturnType<typeof createAppRouter>

const shopRouter = async (sale: Sale): Promise<LiveRouter> => {
  const router = createAppRouter(
    { sale, brand: identity },
    createMemoryHistory({ initialEntries: [paths.localization] }),
  )
  await router.load()
  bridgeJourney(routerNavigator(router), sale, yieldTask)
  leaveFailedPages(router, sale)
  return router
}

const portalRouter = async (portal: Portal): Promise<LiveRouter> => {
  await waitFor(portal.actor, (snapshot) => !selectIsUndecided(snapshot))
  const router = createPortalRouter(
    {
      portal,
      brand: identity,
      speedTest: { start: () => ({ result: new Promise(() => undefined), cancel: () => undefined }) },
    },
    createMemoryHistory({ initialEntries: [pathOfPortalStep(portal.step())] }),
  )
  await router.load()
  bridgePortal(portalNavigator(router), portal, yieldTask)
  return router as never
}

/** The applications of the store, started on a stage. */
const liveApps = {
  shop: ({ sale }: Stage) => shopRouter(sale),
  portal: (stage: Stage) => portalRouter(portalOn(stage)),
} satisfies Readonly<Record<string, (stage: Stage) => Promise<LiveRouter>>>

export type LiveApp = keyof typeof liveApps

const routers = new WeakMap<Stage, LiveRouter>()

/** Starts a complete application on a stage. */
export const startLive = async (stage: Stage, app: LiveApp): Promise<void> => {
  routers.set(stage, await liveApps[app](stage))
}

/** A story has no documents: a link to one stays where it is. */
const stay = (event: MouseEvent): void => {
  if (event.target instanceof Element && event.target.closest('a') !== null) event.preventDefault()
}

/** The running application of a stage. */
export const LiveView = ({ stage }: { readonly stage: Stage }) => {
  const router = routers.get(stage)
  if (router === undefined) throw new Error('the stage has no running application')
  // The document hears of a click after the application.
  useEffect(() => {
    document.addEventListener('click', stay)
    return () => document.removeEventListener('click', stay)
  }, [])
  return <RouterProvider router={router} />
}
