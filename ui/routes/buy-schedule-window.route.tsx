import { createRoute } from '@tanstack/react-router'
import { paths } from '#core/routes/routes.ts'
import { admit } from '#ui/app/admit.ts'
import { rootRoute } from '#ui/app/root-route.ts'
import { orderScreen } from '#ui/app/sale-screen.tsx'
import { fetchScene } from '#ui/features/late-scene.tsx'

export const buyScheduleWindowRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.schedule,
  beforeLoad: admit,
  component: orderScreen(async () => {
    const [{ ScheduleConnected }] = await Promise.all([
      import('#ui/features/schedule/schedule.connected.tsx'),
      fetchScene('schedule'),
    ])
    return ScheduleConnected
  }),
})
