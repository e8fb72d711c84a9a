import { permittedStep } from '#core/guards/step.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import type { SaleStep, TrailStep } from '#core/routes/sale-step.ts'
import { isSkipped, trailStepOf, trailSteps } from '#core/routes/sale-step.ts'
import { stepNames } from '#ui/content/es/sale/step-names.ts'
import type { TrailStep as TrailItem } from '#ui/kit/step-trail/step-trail.tsx'
import { pathOf } from './journey-paths.ts'

/** Returns the step behind a trail step: for the plans, the page on which this visitor chose them. */
export const stepBehind = (sale: Sale, step: TrailStep): SaleStep =>
  step === 'products' ? sale.shopping.getSnapshot().context.choicePage : step

/**
 * Lists the steps of this sale up to its order, without the skipped ones. Earlier steps are links, unless the order is
 * being placed. Empty for a page without a place on the trail.
 */
export const trailOf = (sale: Sale, shown: SaleStep, isFixed: boolean): readonly TrailItem[] => {
  const current = trailStepOf(shown)
  if (current === null || current === 'address') return []
  const status = sale.status()
  const trail = trailSteps.filter((step) => step === current || !isSkipped(step, status.progress))
  return trail.map((step) => {
    const label = stepNames[step].label
    if (step === current) return { id: step, label, state: 'current' }
    if (trail.indexOf(step) > trail.indexOf(current)) return { id: step, label, state: 'upcoming' }
    const behind = stepBehind(sale, step)
    const isOpen = !isFixed && permittedStep(behind, status) === behind
    return { id: step, label, state: 'done', ...(isOpen ? { href: pathOf(sale, behind) } : {}) }
  })
}
