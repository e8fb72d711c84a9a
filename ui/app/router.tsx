import type { RouterHistory } from '@tanstack/react-router'
import { createRouter } from '@tanstack/react-router'
import { commonWords } from '#ui/content/es/common.ts'
import { Progress } from '#ui/kit/progress/progress.tsx'
import { automatedConfirmationRoute } from '#ui/routes/automated-confirmation.route.tsx'
import { buyCheckoutRoute } from '#ui/routes/buy-checkout.route.tsx'
import { buyConfigureRoute } from '#ui/routes/buy-configure.route.tsx'
import { buyProductsRoute } from '#ui/routes/buy-products.route.tsx'
import { buyScheduleWindowRoute } from '#ui/routes/buy-schedule-window.route.tsx'
import { channelRoute } from '#ui/routes/address-localization-channel.route.tsx'
import { errorRoute } from '#ui/routes/error.route.tsx'
import { localizationRoute } from '#ui/routes/address-localization.route.tsx'
import { notFoundRoute } from '#ui/routes/not-found.route.tsx'
import { outcomeRoutes } from '#ui/routes/outcome.route.tsx'
import { prePaymentRoute } from '#ui/routes/pre-payment.route.tsx'
import { unknownRoute } from '#ui/routes/unknown.route.tsx'
import { parseQuery, queryText } from './address-query.ts'
import type { AppContext } from './app-context.ts'
import { BrokenScreen } from './error-screen.connected.tsx'
import { rootRoute } from './root-route.ts'

const routeTree = rootRoute.addChildren([
  localizationRoute,
  channelRoute,
  ...outcomeRoutes,
  buyProductsRoute,
  buyConfigureRoute,
  buyCheckoutRoute,
  prePaymentRoute,
  buyScheduleWindowRoute,
  automatedConfirmationRoute,
  errorRoute,
  notFoundRoute,
  unknownRoute,
])

const PENDING_AFTER_MS = 300

/** The places of the application, over the browser's history or a given one. */
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
