import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { paths } from '#core/routes/routes.ts'
import { loadChunk } from '#ui/app/stale-build.ts'
import { rootRoute } from '#ui/app/root-route.tsx'

export const errorRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.error,
  component: lazyRouteComponent(() => loadChunk(import('#ui/app/error-page.tsx')), 'ErrorPage'),
})
