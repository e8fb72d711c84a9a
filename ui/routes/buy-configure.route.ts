import { paths } from '#core/routes/routes.ts'
import { admit } from '#ui/app/admit.ts'
import type { Route } from '#ui/app/router.ts'

export const buyConfigureRoute: Route = {
  path: paths.configure,
  elsewhere: admit,
  load: async () => (await import('#ui/features/configure/configure.connected.tsx')).ConfigureConnected,
}
