import { paths } from '#core/routes/routes.ts'
import { admit } from '#ui/app/admit.ts'
import { orderScreen } from '#ui/app/order-screen.tsx'
import type { Route } from '#ui/app/router.ts'

export const prePaymentRoute: Route = {
  path: paths.payment,
  elsewhere: admit,
  load: () =>
    orderScreen(async () => (await import('#ui/features/payment/payment.connected.tsx')).PaymentConnected),
}
