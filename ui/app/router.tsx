import type { RouterHistory } from '@tanstack/react-router'
import { createRouter } from '@tanstack/react-router'
import { errorRoute } from '#ui/app/routes/error.route.tsx'
import { channelRoute, saleRoutes } from '#ui/app/routes/sale.route.tsx'
import { unknownRoute } from '#ui/app/routes/unknown.route.tsx'
import type { AppContext } from './app-context.ts'
import { rootRoute } from './root-route.tsx'
import { routerOptions } from './router-options.tsx'

const routeTree = rootRoute.addChildren([...saleRoutes, channelRoute, errorRoute, unknownRoute])

/** Creates the router of the application, with the browser's history or a given one. */
export const createAppRouter = (context: AppContext, history?: RouterHistory) =>
  createRouter({
    ...routerOptions,
    routeTree,
    context,
    ...(history === undefined ? {} : { history }),
  })

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}
