import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CheckoutProgress, missingParts } from '#core/checkout/readiness.ts'
import { nextStep } from '#core/guards/next-step.ts'
import { stepsAfter } from '#core/journeys/checkout/checkout.filling.ts'
import { checkoutSteps, isSkipped } from '#core/routes/sale-step.ts'
import { steps } from '#core/routes/steps.ts'
import { checkoutProgress } from '#test/arbitraries/checkout.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

const ADDED = 'accessories'

describe('nextStep', () => {
  it('never passes over a step that was added to the table (GRD-01)', () => {
    const table = { ...steps, [ADDED]: {} }
    forAll(fc.integer({ min: 1, max: 2 }), fc.infiniteStream(checkoutProgress), (at, progresses) => {
      const names = checkoutSteps.toSpliced(at, 0, ADDED as never)
      const visited: string[] = []
      for (let later = names.slice(1); later.length > 0;) {
        const [progress] = progresses.take(1)
        const next = nextStep(table, later, progress as CheckoutProgress)
        visited.push(String(next))
        later = names.slice(names.indexOf(next as never) + 1)
      }
      expect(visited).toContain(ADDED)
      expect(visited.at(-1)).toBe('payment')
    })
  })

  it('is the first later step that is neither skipped nor complete, or the payment (SCH-01, SCH-02)', () =>
    forAll(fc.constantFrom(...checkoutSteps), checkoutProgress, (step, progress) => {
      const missing = missingParts(progress)
      const open = stepsAfter(step)
        .filter((later) => !isSkipped(later, progress))
        .find((later) => (steps[later].collects ?? []).some((part) => missing.includes(part)))
      expect(nextStep(steps, stepsAfter(step), progress)).toBe(open ?? stepsAfter(step).at(-1))
    }))
})
