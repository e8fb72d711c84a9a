import { needsVisit } from '#core/checkout/readiness.ts'
import { permittedStep } from '#core/guards/step.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import { summaryWords } from '#ui/content/es/sale-layout.ts'
import type { TrailStep } from '#ui/kit/step-trail/step-trail.tsx'
import { pathOf } from './journey-paths.ts'

const trailSteps = ['address', 'products', 'configure', 'checkout', 'payment', 'schedule'] as const
type TrailStepName = (typeof trailSteps)[number]

/** The screens that stand on the trail; the address is only its beginning. */
export const isTrailStep = (step: string): step is TrailStepName => trailSteps.some((known) => known === step)

/** The steps of this sale up to its order. A step behind can be gone back to, unless the order is under way. */
export const trailOf = (sale: Sale, current: TrailStepName, isFixed: boolean): readonly TrailStep[] => {
  if (current === 'address') return []
  const standing = sale.standing()
  const { progress } = standing
  const hasNoVisit = progress.installKind !== null && !needsVisit(progress) && current !== 'schedule'
  const steps = trailSteps.filter((step) => !(step === 'schedule' && hasNoVisit))
  return steps.map((step) => {
    const label = summaryWords.steps[step]
    if (step === current) return { id: step, label, state: 'current' }
    if (steps.indexOf(step) > steps.indexOf(current)) return { id: step, label, state: 'upcoming' }
    const isOpen = !isFixed && permittedStep(step, standing) === step
    return { id: step, label, state: 'done', ...(isOpen ? { href: pathOf(sale, step) } : {}) }
  })
}
