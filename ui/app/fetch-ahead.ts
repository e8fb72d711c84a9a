import type { SaleStep } from '#core/guards/step.ts'
import { paths } from '#core/routes/routes.ts'
import { stepAt } from './journey-paths.ts'
import type { Router } from './router.ts'

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
export const fetchAhead = (router: Router): (() => void) =>
  router.onArrived(({ pathname }) => {
    const step = stepAt(pathname)
    if (step !== null) whenIdle(() => nextPaths[step].forEach((path) => void router.fetchScreen(path)))
  })
