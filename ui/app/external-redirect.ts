import { selectExit } from '#core/journeys/sale/sale.selectors.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import { LEAVE_AFTER_SECONDS } from '#ui/features/sale/outcome/leave-after.ts'
import { stepAt } from './journey-paths.ts'
import type { AppRouter } from './router.tsx'

/**
 * Leaves the store from the page of an outcome that leads outside, once the visitor could read why. The document
 * outside replaces that page, so that Back returns to the form (LOC-18, LOC-19).
 */
export const leaveStore = (router: AppRouter, sale: Sale, replace: (path: string) => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  return router.subscribe('onRendered', ({ toLocation: { pathname } }) => {
    clearTimeout(timer)
    if (stepAt(pathname) !== 'outcome') return
    timer = setTimeout(() => {
      const exit = sale.step() === 'outcome' ? selectExit(sale.actor.getSnapshot()) : null
      if (exit !== null) replace(exit)
    }, LEAVE_AFTER_SECONDS * 1_000)
  })
}
