import { createRoute } from '@tanstack/react-router'
import { paths } from '#core/routes/routes.ts'
import { admit } from '#ui/app/admit.ts'
import { rootRoute } from '#ui/app/root-route.ts'
import { orderScreen } from '#ui/app/sale-screen.tsx'

export const buyScheduleWindowRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.schedule,
  beforeLoad: admit,
  component: orderScreen(
    async () => (await import('#ui/features/schedule/schedule.connected.tsx')).ScheduleConnected,
  ),
})
