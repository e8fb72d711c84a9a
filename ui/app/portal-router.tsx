import type { RouterHistory } from '@tanstack/react-router'
import { createRouter } from '@tanstack/react-router'
import { portalRoutes } from '#ui/app/routes/portal.route.tsx'
import type { PortalNavigator } from './portal-bridge.ts'
import type { PortalAppContext } from './portal-context.ts'
import { portalRootRoute } from './portal-root.tsx'
import { routerOptions } from './router-options.tsx'

const routeTree = portalRootRoute.addChildren(portalRoutes)

/** Creates the router of the portal, with the browser's history or a given one. */
export const createPortalRouter = (context: PortalAppContext, history?: RouterHistory) =>
  createRouter({
    ...routerOptions,
    routeTree,
    context,
    ...(history === undefined ? {} : { history }),
  })

export type PortalRouter = ReturnType<typeof createPortalRouter>

/** Adapts the router to the bridge. */
export const portalNavigator = (router: PortalRouter): PortalNavigator => ({
  here: () => router.latestLocation.pathname,
  go: (path, { replace }) => void router.navigate({ href: path, replace }),
  onArrived: (listener) => router.subscribe('onResolved', ({ toLocation }) => listener(toLocation.pathname)),
})
