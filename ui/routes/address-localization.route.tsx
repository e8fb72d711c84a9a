import { createRoute } from '@tanstack/react-router'
import { paths } from '#core/routes/routes.ts'
import { rootRoute } from '#ui/app/root-route.ts'
import { saleScreen } from '#ui/app/sale-screen.tsx'

export const localizationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.localization,
  component: saleScreen(
    async () => (await import('#ui/features/localization/localization.connected.tsx')).LocalizationConnected,
  ),
})
