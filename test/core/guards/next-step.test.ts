import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { missingParts } from '#core/checkout/readiness.ts'
import { nextStep } from '#core/guards/next-step.ts'
import { checkoutSteps, isSkipped } from '#core/routes/sale-step.ts'
import type { Step } from '#core/routes/steps.ts'
import { steps } from '#core/routes/steps.ts'
import { checkoutProgress } from '#test/arbitraries/checkout.arbitrary.ts'

const ADDED = 'accessories'

const addedRow: Step = { journey: 'checkout', path: '/buy/accessories', opens: 'whileShopping' }

/** Returns the table with another step before one of its steps. */
const tableWithRowBefore = (later: string): Readonly<Record<string, Step>> =>
  Object.fromEntries(
    Object.entries(steps).flatMap(([name, row]): [string, Step][] =>
      name === later
        ? [
            [ADDED, addedRow],
            [name, row],
          ]
        : [[name, row]],
    ),
  )

describe('nextStep', () => {
  it('never passes over a step that was added to the table (GRD-01)', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...checkoutSteps.slice(1)),
        checkoutProgress,
        fc.array(checkoutProgress, { minLength: 8, maxLength: 8 }),
        (later, first, others) => {
          const table = tableWithRowBefore(later)
          const visited = others.reduce<readonly string[]>(
            (trail, progress) => [...trail, nextStep(table, trail.at(-1) ?? '', progress)],
            [nextStep(table, 'checkout', first)],
          )
          expect(visited).toContain(ADDED)
          expect(visited.indexOf(ADDED)).toBeLessThan(visited.indexOf('payment'))
        },
      ),
    )
  })

  it('is the first later step that is neither skipped nor complete, or the payment (SCH-01, SCH-02)', () => {
    fc.assert(
      fc.property(fc.constantFrom(...checkoutSteps), checkoutProgress, (step, progress) => {
        const missing = missingParts(progress)
        const open = checkoutSteps
          .slice(checkoutSteps.indexOf(step) + 1)
          .filter((later) => !isSkipped(later, progress))
          .find((later) => (steps[later].collects ?? []).some((part) => missing.includes(part)))
        expect(nextStep(steps, step, progress)).toBe(open ?? 'payment')
      }),
    )
  })
})
