import {
  createRoute,
  lazyRouteComponent,
  redirect,
  rootRouteId,
  useRouteContext,
} from '@tanstack/react-router'
import { paths, pathsOfStep } from '#core/routes/routes.ts'
import type { SaleStep } from '#core/routes/sale-step.ts'
import { saleSteps } from '#core/routes/sale-step.ts'
import { isChannel } from '#core/session/session.ts'
import { useLanguage } from '#ui/features/shared/use-language.ts'
import { loadScreen } from '#ui/app/load-screen.tsx'
import { requireStep } from '#ui/app/require-step.ts'
import { rootRoute } from '#ui/app/root-route.tsx'
import { screens } from '#ui/app/screens.ts'
import { loadChunk } from '#ui/app/stale-build.ts'

/** Returns a step's screen as a route component. Its code loads with the route; sale and brand are in the context. */
const screenOf = (step: SaleStep) =>
  lazyRouteComponent(async () => {
    const Screen = await loadChunk(loadScreen(screens[step]))
    const SaleScreen = () => {
      useLanguage()
      return <Screen {...useRouteContext({ from: rootRouteId })} />
    }
    return { default: SaleScreen }
  })

/** One route per path of the sale. */
export const saleRoutes = saleSteps.flatMap((step) =>
  pathsOfStep(step).map((path) =>
    createRoute({
      getParentRoute: () => rootRoute,
      path,
      beforeLoad: requireStep,
      component: screenOf(step),
    }),
  ),
)

const ADDRESS: string = paths.localization

/** The address step of a sales channel. An unknown channel redirects to the address step without a channel. */
export const channelRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: `${ADDRESS}/$channelType`,
  beforeLoad: ({ params }) => {
    if (!isChannel(params.channelType)) redirect({ to: ADDRESS, replace: true, throw: true })
  },
  component: screenOf('address'),
})
