import { permittedStep } from '#core/guards/step.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import type { TrailStep } from '#core/routes/sale-step.ts'
import { isSkipped, trailSteps } from '#core/routes/sale-step.ts'
import { summaryWords } from '#ui/content/es/sale/sale-layout.ts'
import type { TrailStep as TrailItem } from '#ui/kit/step-trail/step-trail.tsx'
import { pathOf } from './journey-paths.ts'

export const isTrailStep = (step: string): step is TrailStep => trailSteps.some((known) => known === step)

/** Lists the steps of this sale up to its order, without the skipped ones. Earlier steps are links, unless the order is being placed. */
export const trailOf = (sale: Sale, current: TrailStep, isFixed: boolean): readonly TrailItem[] => {
  if (current === 'address') return []
  const status = sale.status()
  const trail = trailSteps.filter((step) => step === current || !isSkipped(step, status.progress))
  return trail.map((step) => {
    const label = summaryWords.steps[step]
    if (step === current) return { id: step, label, state: 'current' }
    if (trail.indexOf(step) > trail.indexOf(current)) return { id: step, label, state: 'upcoming' }
    const isOpen = !isFixed && permittedStep(step, status) === step
    return { id: step, label, state: 'done', ...(isOpen ? { href: pathOf(sale, step) } : {}) }
  })
}
