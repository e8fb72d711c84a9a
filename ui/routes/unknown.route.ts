import { paths } from '#core/routes/routes.ts'
import type { Route } from '#ui/app/router.ts'
import { notFoundRoute } from './not-found.route.ts'

/** Every path without a page of its own. */
export const unknownRoute: Route = { ...notFoundRoute, path: '/*', elsewhere: () => paths.notFound }
