import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import type { PortalStep } from '#core/routes/portal-steps.ts'
import { portalStepNames, portalSteps } from '#core/routes/portal-steps.ts'
import { useLanguage } from '#ui/features/shared/use-language.ts'
import type { PortalAppContext } from '#ui/app/portal-context.ts'
import { pathOfPortalStep, redirectedStep } from '#ui/app/portal-paths.ts'
import { portalRootRoute } from '#ui/app/portal-root.tsx'
import { portalScreens } from '#ui/app/portal-screens.ts'
import { loadChunk } from '#ui/app/stale-build.ts'
import { usePortalContext } from '#ui/app/use-portal-context.ts'

/** Returns the screen of a step as a route component. Its code loads with the route. */
const screenOf = (step: PortalStep) =>
  lazyRouteComponent(async () => {
    const Screen = await loadChunk(portalScreens[step].load())
    const PortalScreen = () => {
      useLanguage()
      const { portal, brand, speedTest } = usePortalContext()
      return <Screen portal={portal} brand={brand} speedTest={speedTest} />
    }
    return { default: PortalScreen }
  })

type Loading = {
  readonly context: PortalAppContext
  readonly location: { readonly pathname: string }
}

/** Redirects to the permitted step if the requested one is not permitted. Only reads: it also runs on hover. */
const requirePortalStep = ({ context: { portal }, location: { pathname } }: Loading): void => {
  const step = redirectedStep(portal, pathname)
  if (step !== null) redirect({ href: pathOfPortalStep(step), replace: true, throw: true })
}

/** One route per step of the portal. */
export const portalRoutes = portalStepNames.map((step) =>
  createRoute({
    getParentRoute: () => portalRootRoute,
    path: portalSteps[step].path,
    beforeLoad: requirePortalStep,
    component: screenOf(step),
  }),
)
