import type { RouterHistory } from '@tanstack/react-router'
import { createRouter } from '@tanstack/react-router'
import { commonWords } from '#ui/content/es/shared/common.ts'
import { Progress } from '#ui/kit/progress/progress.tsx'
import { errorRoute } from '#ui/app/routes/error.route.tsx'
import { channelRoute, saleRoutes } from '#ui/app/routes/sale.route.tsx'
import { unknownRoute } from '#ui/app/routes/unknown.route.tsx'
import { parseQuery, queryText } from './address-query.ts'
import type { AppContext } from './app-context.ts'
import { BrokenScreen } from './error-screen.connected.tsx'
import { rootRoute } from './root-route.ts'

const routeTree = rootRoute.addChildren([...saleRoutes, channelRoute, errorRoute, unknownRoute])

const PENDING_AFTER_MS = 300

/** Creates the router of the application, with the browser's history or a given one. */
export const createAppRouter = (context: AppContext, history?: RouterHistory) =>
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

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}
