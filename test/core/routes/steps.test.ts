import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { orderParts } from '#core/checkout/readiness.ts'
import { permittedStep } from '#core/guards/step.ts'
import { isSkipped, isTrailStep, nextSteps, saleSteps, trailStepOf } from '#core/routes/sale-step.ts'
import { outcomePaths } from '#core/routes/routes.ts'
import { steps } from '#core/routes/steps.ts'
import { listed } from '#test/arbitraries/route.arbitrary.ts'
import { saleStatus } from '#test/arbitraries/sale-status.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

describe('the table of steps', () => {
  it.each(saleSteps)(
    'gives %s a path that the specification lists, unless it names the step without one (RTE-01)',
    (step) => {
      const { path } = steps[step]
      const isNamed = path === outcomePaths.bundle || path === outcomePaths.bulkIncluded
      expect([...listed.shop, ...listed.mobile].includes(path)).toBe(!isNamed)
    },
  )

  it('collects every part of the order in one step, in the order of the parts (CHK-06)', () => {
    expect(saleSteps.flatMap((step) => steps[step].collects ?? [])).toEqual(orderParts)
  })

  it('blocks Back and confirms on expiry only where the order is put together (RTE-08)', () => {
    for (const step of saleSteps) {
      const { opens, disableBackButton, confirmsOnExpiry } = steps[step]
      if (disableBackButton === true || confirmsOnExpiry === true) expect(opens).toBe('whileShopping')
    }
  })
})

describe('nextSteps', () => {
  it('contains the step that any sale continues to (GRD-01, SCH-01)', () =>
    forAll(fc.constantFrom(...saleSteps), saleStatus, (step, { progress }) => {
      const continued = saleSteps
        .slice(saleSteps.indexOf(step) + 1)
        .find((later) => steps[later].isDetour !== true && !isSkipped(later, progress))
      if (continued === undefined) expect(nextSteps(step)).toEqual([])
      else expect(nextSteps(step)).toContain(continued)
    }))

  it('names no step that no sale continues to (SCH-01)', () => {
    for (const step of saleSteps) {
      const skippable = nextSteps(step).map((later) => steps[later].isSkipped !== undefined)
      expect(skippable).toEqual(skippable.map((_, place) => place < skippable.length - 1))
    }
    expect(nextSteps('address')).toEqual(['products'])
    expect(nextSteps('configure')).toEqual(['checkout'])
    expect(nextSteps('checkout')).toContain('schedule')
    expect(nextSteps('payment')).toEqual(['confirmation'])
  })
})

describe('isSkipped', () => {
  it('never leaves out a step that the guards permit (GRD-03, SCH-01)', () =>
    forAll(fc.constantFrom(...saleSteps), saleStatus, (step, status) => {
      if (permittedStep(step, status) === step) expect(isSkipped(step, status.progress)).toBe(false)
    }))
})

describe('trailStepOf', () => {
  it.each(saleSteps)('places %s on the trail by itself, or where its row says (RTE-01)', (step) => {
    expect(trailStepOf(step)).toBe(isTrailStep(step) ? step : (steps[step].trailStep ?? null))
    expect(trailStepOf('outcome')).toBeNull()
    expect(trailStepOf('cartDetails')).toBe('configure')
  })
})
