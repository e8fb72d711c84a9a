import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { paths } from '#core/routes/routes.ts'
import { isChannel } from '#ui/app/channel.ts'
import { fetched } from '#ui/app/old-tab.ts'
import { rootRoute } from '#ui/app/root-route.ts'

export const channelRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: `${paths.localization}/$channelType`,
  beforeLoad: ({ params }) => {
    if (!isChannel(params.channelType)) redirect({ to: paths.localization, replace: true, throw: true })
  },
  component: lazyRouteComponent(
    () => fetched(import('#ui/app/localization-screen.tsx')),
    'LocalizationScreen',
  ),
})
