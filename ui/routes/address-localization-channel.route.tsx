import { createRoute, redirect } from '@tanstack/react-router'
import { paths } from '#core/routes/routes.ts'
import { isChannel } from '#ui/app/channel.ts'
import { rootRoute } from '#ui/app/root-route.ts'
import { saleScreen } from '#ui/app/sale-screen.tsx'

export const channelRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: `${paths.localization}/$channelType`,
  beforeLoad: ({ params }) => {
    if (!isChannel(params.channelType)) redirect({ to: paths.localization, replace: true, throw: true })
  },
  component: saleScreen(
    async () => (await import('#ui/features/localization/localization.connected.tsx')).LocalizationConnected,
  ),
})
