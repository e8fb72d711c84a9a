import { createRoute } from '@tanstack/react-router'
import { paths } from '#core/routes/routes.ts'
import { admit } from '#ui/app/admit.ts'
import { rootRoute } from '#ui/app/root-route.ts'
import { orderScreen } from '#ui/app/sale-screen.tsx'
import { fetchScene } from '#ui/features/late-scene.tsx'

export const prePaymentRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.payment,
  beforeLoad: admit,
  component: orderScreen(async () => {
    const [{ PaymentConnected }] = await Promise.all([
      import('#ui/features/payment/payment.connected.tsx'),
      fetchScene('payment'),
    ])
    return PaymentConnected
  }),
})
