import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { paths } from '#core/routes/routes.ts'
import { rootRoute } from '#ui/app/root-route.ts'

export const localizationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.localization,
  component: lazyRouteComponent(() => import('#ui/app/localization-screen.tsx'), 'LocalizationScreen'),
})
