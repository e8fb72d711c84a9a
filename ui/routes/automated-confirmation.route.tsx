import { createRoute } from '@tanstack/react-router'
import { paths } from '#core/routes/routes.ts'
import { admit } from '#ui/app/admit.ts'
import { rootRoute } from '#ui/app/root-route.ts'
import { saleScreen } from '#ui/app/sale-screen.tsx'
import { fetchScene } from '#ui/features/late-scene.tsx'

export const automatedConfirmationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.confirmation,
  beforeLoad: admit,
  component: saleScreen(async () => {
    const [{ ConfirmationConnected }] = await Promise.all([
      import('#ui/features/confirmation/confirmation.connected.tsx'),
      fetchScene('confirmation'),
    ])
    return ConfirmationConnected
  }),
})
