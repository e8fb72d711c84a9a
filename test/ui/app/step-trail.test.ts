import { describe, expect, it } from 'vitest'
import { permittedStep } from '#core/guards/step.ts'
import { stepAt } from '#ui/app/journey-paths.ts'
import { stepBehind, trailOf } from '#ui/app/step-trail.ts'
import { outcomeKinds } from '#core/localization/outcome-kind.ts'
import { stepOfOutcome } from '#core/routes/routes.ts'
import { type SaleStep, saleSteps, trailStepOf, trailSteps } from '#core/routes/sale-step.ts'
import { steps } from '#core/routes/steps.ts'
import { GIG } from '#test/builders/provider.builder.ts'
import { buildSale, cartSaved, detailed, localized, saleThrough } from '#test/builders/sale.builder.ts'

const saleAtPayment = async (kind?: 'professional' | 'self') => {
  const { sale } = await saleThrough('confirmCart')
  await detailed(sale, kind)
  return sale
}

/** The outcomes that start shopping, each with its page. */
const landings = outcomeKinds.flatMap((outcome) => {
  const page = stepOfOutcome(outcome)
  return trailStepOf(page) === 'products' ? [[outcome, page] as const] : []
})

const isOutsideTrail = (step: SaleStep): boolean => {
  const { journey, opens } = steps[step]
  return journey === 'localization' || opens === 'onceOrdered'
}

describe('trailOf', () => {
  it('has one current step, and links only to earlier steps that are permitted', async () => {
    const sale = await saleAtPayment()
    for (const current of trailSteps.filter((step) => !isOutsideTrail(step))) {
      const trail = trailOf(sale, current, false)
      expect(trail.filter(({ state }) => state === 'current').map(({ id }) => id)).toEqual([current])
      const place = trail.findIndex(({ id }) => id === current)
      trail.forEach(({ state, href }, index) => {
        expect(state === 'done').toBe(index < place)
        if (href === undefined) return
        const step = stepAt(href)
        expect(index).toBeLessThan(place)
        expect(step !== null && permittedStep(step, sale.status())).toBe(step)
      })
    }
  })

  it('has no links while the order is under way', async () => {
    const sale = await saleAtPayment()
    expect(trailOf(sale, 'payment', true).filter(({ href }) => href !== undefined)).toEqual([])
  })

  it('omits the visit when none is needed (SCH-01)', async () => {
    const ids = async (kind: 'professional' | 'self') =>
      trailOf(await saleAtPayment(kind), 'payment', false).map(({ id }) => id)
    expect(await ids('professional')).toContain('schedule')
    expect(await ids('self')).not.toContain('schedule')
  })

  it('shows the pages on which an outcome starts shopping at the place of the plans, and leads back to them', async () => {
    expect(landings.length).toBeGreaterThan(3)
    for (const [outcome, page] of landings) {
      const { sale } = buildSale()
      await localized(sale, outcome)
      expect(sale.step()).toBe(page)
      const trail = trailOf(sale, page, false)
      expect(trail.map(({ id, state }) => [id, state])).toEqual(
        trailOf(sale, 'products', false).map(({ id, state }) => [id, state]),
      )
      expect(trail.find(({ state }) => state === 'current')?.id).toBe('products')
      sale.actor.send({ type: 'services.chosen', lines: [{ offerId: GIG, quantity: 1 }] })
      await cartSaved(sale)
      const back = trailOf(sale, 'configure', false).find(({ id }) => id === 'products')
      expect(back?.href && stepAt(back.href)).toBe(page)
      expect(stepBehind(sale, 'products')).toBe(page)
    }
  })

  it('is empty at the address, at an outcome and at the confirmation', () => {
    for (const step of saleSteps.filter(isOutsideTrail))
      expect(trailOf(buildSale().sale, step, false)).toEqual([])
  })
})
