import { backButton } from '#core/guards/session-guard.ts'
import { permittedStep } from '#core/guards/step.ts'
import { BUNDLE_ROUTE } from '#core/localization/bundle-route.ts'
import { isResolving } from '#core/journeys/localization/localization.selectors.ts'
import { selectOutcome, selectPages } from '#core/journeys/sale/sale.selectors.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import { flagsOf } from '#core/routes/route-flags.ts'
import { pathOfStep, paths, stepOfPath } from '#core/routes/routes.ts'
import type { SaleStep } from '#core/routes/sale-step.ts'
import { isCheckoutStep } from '#core/routes/sale-step.ts'
import { steps } from '#core/routes/steps.ts'

/** Returns the path of a step in this sale. An outcome's depends on its kind; other steps may have several pages. */
export const pathOf = (sale: Sale, step: SaleStep): string =>
  pathOfStep(step, selectOutcome(sale.actor.getSnapshot()).kind, selectPages(sale.actor.getSnapshot()))

/** Returns the step of a path; null outside the sale. A channel's localization page is also the address step. */
export const stepAt = (pathname: string): SaleStep | null =>
  pathname.startsWith(`${paths.localization}/`) ? 'address' : stepOfPath(pathname)

/** Returns the requested path when its step is permitted, otherwise the path of the permitted step. */
export const permittedPath = (sale: Sale, pathname: string): string => {
  const wanted = stepAt(pathname)
  if (wanted === null || wanted === 'address') return pathname
  return pathOf(sale, permittedStep(wanted, sale.status()))
}

/**
 * Checks whether the permitted step is still unknown: an address is being resolved, or a checkout step was requested
 * and the checkout is loading. Navigation is not corrected in the meantime.
 */
export const isUndecided = (sale: Sale, pathname: string): boolean => {
  if (isResolving(sale.localization.getSnapshot())) return true
  if (sale.step() !== 'checkout' || !sale.checkout.getSnapshot().matches('loading')) return false
  const requested = stepAt(pathname)
  return requested !== null && isCheckoutStep(requested)
}

/** Checks whether a page of an outcome leads back one page, because the bundle page serves its home (LOC-19). */
export const leadsBack = (sale: Sale, pathname: string): boolean =>
  pathname !== BUNDLE_ROUTE &&
  stepAt(pathname) === 'outcome' &&
  sale.status().hasOutcome &&
  pathOf(sale, 'outcome') === BUNDLE_ROUTE

/** Checks whether a path shows the current step of the sale. */
export const isAt = (sale: Sale, pathname: string): boolean => {
  const step = sale.step()
  return step === 'address' ? stepAt(pathname) === 'address' : pathname === pathOf(sale, step)
}

/** Checks whether the browser's Back button is blocked at a path, by the flag of its route (GRD-08). */
export const blocksBack = (pathname: string): boolean => {
  const step = stepAt(pathname)
  return step !== null && backButton(flagsOf(steps[step].path)).isBlocked
}
