import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { paths } from '#core/routes/routes.ts'
import { fetched } from '#ui/app/old-tab.ts'
import { rootRoute } from '#ui/app/root-route.ts'

export const errorRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.error,
  component: lazyRouteComponent(() => fetched(import('#ui/app/error-page.tsx')), 'ErrorPage'),
})
