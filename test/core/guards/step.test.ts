import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Standing } from '#core/guards/step.ts'
import { permittedStep } from '#core/guards/step.ts'
import type { SaleStep } from '#core/routes/sale-step.ts'
import { saleSteps } from '#core/routes/sale-step.ts'
import { standing } from '#test/arbitraries/standing.arbitrary.ts'

const step = fc.constantFrom(...saleSteps)

const placeOf = (name: SaleStep): number => saleSteps.indexOf(name)

const open: Standing = {
  isSessionAlive: true,
  hasOutcome: true,
  canShop: true,
  isOrdered: false,
  progress: {
    hasPlan: true,
    hasCustomer: true,
    riskDecision: 'cleared',
    installKind: 'professional',
    hasAgreements: true,
    hasPayment: true,
    hasVisit: false,
    areWindowsOpen: true,
  },
}

const withProgress = (lack: Partial<Standing['progress']>): Standing => ({
  ...open,
  progress: { ...open.progress, ...lack },
})

describe('permittedStep', () => {
  it('answers with a step that it lets in itself (GRD-01)', () => {
    fc.assert(
      fc.property(step, standing, (wanted, where) => {
        const permitted = permittedStep(wanted, where)
        expect(saleSteps).toContain(permitted)
        expect(permittedStep(permitted, where)).toBe(permitted)
      }),
    )
  })

  it('never leads further than asked, but to the confirmation of an order (GRD-01, GRD-04)', () => {
    fc.assert(
      fc.property(step, standing, (wanted, where) => {
        const permitted = permittedStep(wanted, where)
        if (!where.isOrdered) expect(placeOf(permitted)).toBeLessThanOrEqual(placeOf(wanted))
        else if (permitted !== wanted) expect(permitted).toBe('confirmation')
      }),
    )
  })

  it('always lets in at the address, and to an outcome once there is one (GRD-01)', () => {
    fc.assert(
      fc.property(standing, (where) => {
        expect(permittedStep('address', where)).toBe('address')
        if (where.hasOutcome) expect(permittedStep('outcome', where)).toBe('outcome')
      }),
    )
  })

  it('lets nobody shop without a live session and an outcome to shop from (GRD-01)', () => {
    fc.assert(
      fc.property(step, standing, (wanted, where) => {
        fc.pre(!where.isOrdered && !(where.isSessionAlive && where.canShop))
        expect(['address', 'outcome']).toContain(permittedStep(wanted, where))
      }),
    )
  })

  it('opens no later step than the products without a plan (GRD-02)', () => {
    fc.assert(
      fc.property(step, standing, (wanted, where) => {
        fc.pre(!where.isOrdered)
        const permitted = permittedStep(wanted, { ...where, progress: { ...where.progress, hasPlan: false } })
        expect(placeOf(permitted)).toBeLessThanOrEqual(placeOf('products'))
      }),
    )
  })

  it.each([
    ['a plan', { hasPlan: false }, 'products'],
    ['a customer', { hasCustomer: false }, 'checkout'],
    ['an answer to the risk question', { riskDecision: null }, 'checkout'],
    ['an installation', { installKind: null }, 'checkout'],
    ['agreements', { hasAgreements: false }, 'checkout'],
    ['a way to pay', { hasPayment: false }, 'payment'],
    ['the need of a visit', { installKind: 'self' }, 'payment'],
    ['an open window', { areWindowsOpen: false }, 'payment'],
    ['nothing', {}, 'schedule'],
  ] as const)(
    'without %s the way to the schedule ends as the rule says (GRD-02, GRD-03)',
    (_, lack, expected) => {
      expect(permittedStep('schedule', withProgress(lack))).toBe(expected)
      expect(permittedStep('confirmation', withProgress(lack))).toBe(expected)
    },
  )

  it('leads from an order to its confirmation and nowhere else of the sale (GRD-04)', () => {
    fc.assert(
      fc.property(step, standing, (wanted, where) => {
        const permitted = permittedStep(wanted, { ...where, isOrdered: true })
        expect(['address', 'outcome', 'confirmation']).toContain(permitted)
        expect(permittedStep('confirmation', { ...where, isOrdered: false })).not.toBe('confirmation')
      }),
    )
  })

  it('never leads back because a part was given (GRD-02, GRD-03)', () => {
    const given = fc.constantFrom<Partial<Standing['progress']>>(
      { hasPlan: true },
      { hasCustomer: true },
      { riskDecision: 'cleared' },
      { riskDecision: 'deposit' },
      { hasAgreements: true },
      { hasPayment: true },
      { hasVisit: true },
    )
    fc.assert(
      fc.property(step, standing, given, (wanted, where, part) => {
        const before = permittedStep(wanted, where)
        const after = permittedStep(wanted, { ...where, progress: { ...where.progress, ...part } })
        expect(placeOf(after)).toBeGreaterThanOrEqual(placeOf(before))
      }),
    )
  })
})
