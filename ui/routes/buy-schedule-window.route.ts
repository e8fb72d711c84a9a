import { paths } from '#core/routes/routes.ts'
import { admit } from '#ui/app/admit.ts'
import { orderScreen } from '#ui/app/order-screen.tsx'
import type { Route } from '#ui/app/router.ts'

export const buyScheduleWindowRoute: Route = {
  path: paths.schedule,
  elsewhere: admit,
  load: () =>
    orderScreen(async () => (await import('#ui/features/schedule/schedule.connected.tsx')).ScheduleConnected),
}
