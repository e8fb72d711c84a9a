import { paths } from '#core/routes/routes.ts'
import { admit } from '#ui/app/admit.ts'
import type { Route } from '#ui/app/router.ts'

export const automatedConfirmationRoute: Route = {
  path: paths.confirmation,
  elsewhere: admit,
  load: async () =>
    (await import('#ui/features/confirmation/confirmation.connected.tsx')).ConfirmationConnected,
}
