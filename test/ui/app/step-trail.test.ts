import { describe, expect, it } from 'vitest'
import { permittedStep } from '#core/guards/step.ts'
import { stepAt } from '#ui/app/journey-paths.ts'
import { trailOf } from '#ui/app/step-trail.ts'
import { buildSale, configured, detailed, localized } from '#test/builders/sale.builder.ts'

const saleAtPayment = async (kind?: 'professional' | 'self') => {
  const { sale } = buildSale()
  await localized(sale)
  await configured(sale)
  await detailed(sale, kind)
  return sale
}

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

  it('is empty at the address', () => {
    expect(trailOf(buildSale().sale, 'address', false)).toEqual([])
  })
})
