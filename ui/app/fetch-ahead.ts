import type { SaleStep } from '#core/guards/step.ts'
import { saleSteps } from '#core/guards/step.ts'
import { paths } from '#core/routes/routes.ts'
import { stepAt } from './journey-paths.ts'
import type { AppRouter } from './router.tsx'

const nextPaths: Readonly<Record<SaleStep, readonly string[]>> = {
  address: [paths.products],
  outcome: [paths.products],
  products: [paths.configure],
  configure: [paths.checkout],
  checkout: [paths.payment],
  payment: [paths.schedule, paths.confirmation],
  schedule: [paths.confirmation],
  confirmation: [],
}

const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work)
  else setTimeout(work, 200)
}

/** Fetches the code of the screen that comes next while the visitor reads this one, so that a press finds it there. */
export const fetchAhead = (router: AppRouter): (() => void) =>
  router.subscribe('onRendered', ({ toLocation }) => {
    const step = stepAt(toLocation.pathname)
    if (step === null || !saleSteps.includes(step)) return
    whenIdle(() => {
      const routes = Object.values(router.routesByPath)
      const next = routes.filter((route) => nextPaths[step].includes(route.fullPath))
      next.forEach((route) => void router.loadRouteChunk(route)?.catch(() => undefined))
    })
  })
