import { createRoute } from '@tanstack/react-router'
import { paths } from '#core/routes/routes.ts'
import { admit } from '#ui/app/admit.ts'
import { rootRoute } from '#ui/app/root-route.ts'
import { orderScreen } from '#ui/app/sale-screen.tsx'

export const prePaymentRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.payment,
  beforeLoad: admit,
  component: orderScreen(
    async () => (await import('#ui/features/payment/payment.connected.tsx')).PaymentConnected,
  ),
})
