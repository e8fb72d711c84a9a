import { pathsOfStep } from '#core/routes/routes.ts'
import { nextSteps } from '#core/routes/sale-step.ts'
import { fetchFailureNotice } from '#ui/features/sale/shared/lazy-failure-notice.tsx'
import { stepAt } from './journey-paths.ts'
import type { AppRouter } from './router.tsx'
import type { PrefetchPart } from './screens.ts'
import { screens } from './screens.ts'
import { whenIdle } from '#ui/features/shared/when-idle.ts'

export type PrefetchParts = Readonly<Record<PrefetchPart, () => Promise<unknown>>>

/** While the visitor reads a screen, fetches the code for its buttons and for the steps that may follow. */
export const prefetch = (router: AppRouter, parts: PrefetchParts): (() => void) =>
  router.subscribe('onRendered', ({ toLocation }) => {
    const step = stepAt(toLocation.pathname)
    if (step === null) return
    whenIdle(() => {
      void fetchFailureNotice().catch(() => undefined)
      screens[step].prefetch?.forEach((part) => void parts[part]().catch(() => undefined))
      const next = nextSteps(step).flatMap(pathsOfStep)
      Object.values(router.routesByPath)
        .filter(({ fullPath }) => next.includes(fullPath))
        .forEach((route) => void router.loadRouteChunk(route)?.catch(() => undefined))
    })
  })
