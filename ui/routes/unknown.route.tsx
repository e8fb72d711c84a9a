import { createRoute, redirect } from '@tanstack/react-router'
import { paths } from '#core/routes/routes.ts'
import { rootRoute } from '#ui/app/root-route.ts'

/** Every path without a page of its own. */
export const unknownRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  beforeLoad: () => {
    redirect({ to: paths.notFound, replace: true, throw: true })
  },
})
