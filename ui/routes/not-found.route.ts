import { paths } from '#core/routes/routes.ts'
import type { Route } from '#ui/app/router.ts'

export const notFoundRoute: Route = {
  path: paths.notFound,
  elsewhere: () => null,
  load: async () => (await import('#ui/app/not-found-page.tsx')).NotFoundPage,
}
