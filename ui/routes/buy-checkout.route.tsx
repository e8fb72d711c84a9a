import { createRoute } from '@tanstack/react-router'
import { paths } from '#core/routes/routes.ts'
import { admit } from '#ui/app/admit.ts'
import { rootRoute } from '#ui/app/root-route.ts'
import { saleScreen } from '#ui/app/sale-screen.tsx'

export const buyCheckoutRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.checkout,
  beforeLoad: admit,
  component: saleScreen(
    async () => (await import('#ui/features/checkout/checkout.connected.tsx')).CheckoutConnected,
  ),
})
