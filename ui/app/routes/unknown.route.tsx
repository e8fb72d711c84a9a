import { createRoute, redirect } from '@tanstack/react-router'
import { paths } from '#core/routes/routes.ts'
import { rootRoute } from '#ui/app/root-route.ts'

/** Redirects every other path to the not-found page. */
export const unknownRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  beforeLoad: () => {
    redirect({ to: paths.notFound, replace: true, throw: true })
  },
})
