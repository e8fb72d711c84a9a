import type { RouterHistory } from '@tanstack/react-router'
import { createRouter } from '@tanstack/react-router'
import { commonWords } from '#ui/content/es/shared/common.ts'
import { Progress } from '#ui/kit/progress/progress.tsx'
import { portalRoutes } from '#ui/app/routes/portal.route.tsx'
import { parseQuery, queryText } from './address-query.ts'
import { BrokenScreen } from './error-screen.connected.tsx'
import type { PortalNavigator } from './portal-bridge.ts'
import type { PortalAppContext } from './portal-context.ts'
import { portalRootRoute } from './portal-root.tsx'

const routeTree = portalRootRoute.addChildren(portalRoutes)

const PENDING_AFTER_MS = 300

/** Creates the router of the portal, with the browser's history or a given one. */
export const createPortalRouter = (context: PortalAppContext, history?: RouterHistory) =>
  createRouter({
    routeTree,
    context,
    parseSearch: parseQuery,
    stringifySearch: queryText,
    defaultErrorComponent: BrokenScreen,
    defaultPendingComponent: () => <Progress label={commonWords.loading} fills />,
    defaultPendingMs: PENDING_AFTER_MS,
    ...(history === undefined ? {} : { history }),
  })

export type PortalRouter = ReturnType<typeof createPortalRouter>

/** Adapts the router to the bridge. */
export const portalNavigator = (router: PortalRouter): PortalNavigator => ({
  here: () => router.latestLocation.pathname,
  go: (path, { replace }) => void router.navigate({ href: path, replace }),
  onArrived: (listener) => router.subscribe('onResolved', ({ toLocation }) => listener(toLocation.pathname)),
})
