import { automatedConfirmationRoute } from '#ui/routes/automated-confirmation.route.ts'
import { buyCheckoutRoute } from '#ui/routes/buy-checkout.route.ts'
import { buyConfigureRoute } from '#ui/routes/buy-configure.route.ts'
import { buyProductsRoute } from '#ui/routes/buy-products.route.ts'
import { buyScheduleWindowRoute } from '#ui/routes/buy-schedule-window.route.ts'
import { channelRoute } from '#ui/routes/address-localization-channel.route.ts'
import { errorRoute } from '#ui/routes/error.route.ts'
import { localizationRoute } from '#ui/routes/address-localization.route.ts'
import { notFoundRoute } from '#ui/routes/not-found.route.ts'
import { outcomeRoutes } from '#ui/routes/outcome.route.ts'
import { prePaymentRoute } from '#ui/routes/pre-payment.route.ts'
import { unknownRoute } from '#ui/routes/unknown.route.ts'
import type { Route } from './router.ts'

/** Every place of the application; the first that fits a path is the one, and the last fits any. */
export const routes: readonly Route[] = [
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
]
