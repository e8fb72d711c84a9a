import type { SaleStep } from '#core/routes/sale-step.ts'
import { permittedStep } from '#core/guards/step.ts'
import { isResolving, selectOutcome } from '#core/journeys/localization/localization.selectors.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import { pathOfStep, paths, stepOfPath } from '#core/routes/routes.ts'

/** The path of a step as the sale stands: an outcome has one for each kind. */
export const pathOf = (sale: Sale, step: SaleStep): string =>
  pathOfStep(step, selectOutcome(sale.localization.getSnapshot()).kind)

/** The step a path asks for; the localization page of a channel is the address step too. Null outside the sale. */
export const stepAt = (pathname: string): SaleStep | null =>
  pathname.startsWith(`${paths.localization}/`) ? 'address' : stepOfPath(pathname)

/** The path a visitor who asks for `pathname` is let into: that one, or the one of the permitted step. */
export const permittedPath = (sale: Sale, pathname: string): string => {
  const wanted = stepAt(pathname)
  if (wanted === null || wanted === 'address') return pathname
  return pathOf(sale, permittedStep(wanted, sale.standing()))
}

/**
 * Whether the sale has yet to find out where the visitor belongs: an address is being resolved, or a step of the checkout was asked for
 * and the checkout is still loading. Until then every such place is as good as another.
 */
export const isUndecided = (sale: Sale, pathname: string): boolean => {
  if (isResolving(sale.localization.getSnapshot())) return true
  if (sale.step() !== 'checkout' || !sale.checkout.getSnapshot().matches('loading')) return false
  const shown = stepAt(pathname)
  return shown === 'checkout' || shown === 'payment' || shown === 'schedule'
}

/** Whether a path shows what the sale is at. */
export const isAt = (sale: Sale, pathname: string): boolean => {
  const step = sale.step()
  return step === 'address' ? stepAt(pathname) === 'address' : pathname === pathOf(sale, step)
}
