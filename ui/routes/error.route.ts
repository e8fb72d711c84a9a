import { paths } from '#core/routes/routes.ts'
import type { Route } from '#ui/app/router.ts'

export const errorRoute: Route = {
  path: paths.error,
  elsewhere: () => null,
  load: async () => (await import('#ui/app/error-page.tsx')).ErrorPage,
}
