import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { paths } from '#core/routes/routes.ts'
import { rootRoute } from '#ui/app/root-route.ts'

export const notFoundRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.notFound,
  component: lazyRouteComponent(() => import('#ui/app/not-found-page.tsx'), 'NotFoundPage'),
})
