import { paths } from '#core/routes/routes.ts'
import { admit } from '#ui/app/admit.ts'
import type { Route } from '#ui/app/router.ts'

export const buyCheckoutRoute: Route = {
  path: paths.checkout,
  elsewhere: admit,
  load: async () => (await import('#ui/features/checkout/checkout.connected.tsx')).CheckoutConnected,
}
