import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { paths } from '#core/routes/routes.ts'
import { fetched } from '#ui/app/old-tab.ts'
import { rootRoute } from '#ui/app/root-route.ts'
import { fetchScene } from '#ui/features/late-scene.tsx'

export const localizationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.localization,
  component: lazyRouteComponent(async () => {
    const [screen] = await Promise.all([
      fetched(import('#ui/app/localization-screen.tsx')),
      fetchScene('enterAddress'),
    ])
    return screen
  }, 'LocalizationScreen'),
})
