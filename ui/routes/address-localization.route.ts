import { paths } from '#core/routes/routes.ts'
import type { Route } from '#ui/app/router.ts'

export const localizationRoute: Route = {
  path: paths.localization,
  elsewhere: () => null,
  load: async () => (await import('#ui/app/localization-screen.tsx')).LocalizationScreen,
}
