import type { SaleStep } from '#core/routes/sale-step.ts'
import { paths } from '#core/routes/routes.ts'
import { fetchFailureNotice } from '#ui/features/late-failure-notice.tsx'
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

/** Code that a screen needs only once something is pressed, by its step. */
export type PartsBehind = Readonly<Partial<Record<SaleStep, readonly (() => Promise<unknown>)[]>>>

/** Fetches what a press on this screen needs, and the screen that comes next, while the visitor reads: a press finds them there. */
export const fetchAhead = (router: AppRouter, partsBehind: PartsBehind): (() => void) =>
  router.subscribe('onRendered', ({ toLocation }) => {
    const step = stepAt(toLocation.pathname)
    if (step === null) return
    whenIdle(() => {
      void fetchFailureNotice().catch(() => undefined)
      partsBehind[step]?.forEach((fetchPart) => void fetchPart().catch(() => undefined))
      const next = Object.values(router.routesByPath).filter(({ fullPath }) =>
        nextPaths[step].includes(fullPath),
      )
      next.forEach((route) => void router.loadRouteChunk(route)?.catch(() => undefined))
    })
  })
