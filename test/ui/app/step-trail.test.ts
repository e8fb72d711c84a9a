import { describe, expect, it } from 'vitest'
import { permittedStep } from '#core/guards/step.ts'
import { stepAt } from '#ui/app/journey-paths.ts'
import { stepBehind, trailOf } from '#ui/app/step-trail.ts'
import type { OutcomeKind } from '#core/localization/outcome-kind.ts'
import { GIG } from '#test/builders/provider.builder.ts'
import { buildSale, cartSaved, configured, detailed, localized } from '#test/builders/sale.builder.ts'

const saleAtPayment = async (kind?: 'professional' | 'self') => {
  const { sale } = buildSale()
  await localized(sale)
  await configured(sale)
  await detailed(sale, kind)
  return sale
}

const landings = {
  serviceable: 'products',
  bundle: 'bundle',
  serviceSelection: 'serviceSelection',
  bulkIncluded: 'bulkIncluded',
} as const

describe('trailOf', () => {
  it('has one current step, and links only to earlier steps that are permitted', async () => {
    const sale = await saleAtPayment()
    for (const current of ['products', 'configure', 'checkout', 'payment', 'schedule'] as const) {
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
    for (const [outcome, page] of Object.entries(landings)) {
      const { sale } = buildSale()
      await localized(sale, outcome as OutcomeKind)
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
    for (const step of ['address', 'outcome', 'confirmation'] as const)
      expect(trailOf(buildSale().sale, step, false)).toEqual([])
  })
})
