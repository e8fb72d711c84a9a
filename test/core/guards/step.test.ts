import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lacksActiveOffer, permittedStep, type SaleStatus } from '#core/guards/step.ts'
import { checkoutSteps, type SaleStep, saleSteps } from '#core/routes/sale-step.ts'
import { saleStatus } from '#test/arbitraries/sale-status.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

const step = fc.constantFrom(...saleSteps)

const placeOf = (name: SaleStep): number => saleSteps.indexOf(name)

const open: SaleStatus = {
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
    isAutoPay: false,
    isPaymentNeeded: true,
    hasPayment: false,
    hasVisit: true,
    areWindowsOpen: true,
  },
}

const withProgress = (lack: Partial<SaleStatus['progress']>): SaleStatus => ({
  ...open,
  progress: { ...open.progress, ...lack },
})

describe('permittedStep', () => {
  it('only returns permitted steps (GRD-01)', () =>
    forAll(step, saleStatus, (wanted, where) => {
      const permitted = permittedStep(wanted, where)
      expect(saleSteps).toContain(permitted)
      expect(permittedStep(permitted, where)).toBe(permitted)
    }))

  it('never returns a later step than the requested one, except for the confirmation of an order (GRD-01, GRD-04)', () =>
    forAll(step, saleStatus, (wanted, where) => {
      const permitted = permittedStep(wanted, where)
      if (!where.isOrdered) expect(placeOf(permitted)).toBeLessThanOrEqual(placeOf(wanted))
      else if (permitted !== wanted) expect(permitted).toBe('confirmation')
    }))

  it('leads from the payment to the confirmation once its session has expired, from every other step to the address (GRD-07)', () =>
    forAll(step, saleStatus, (wanted, where) => {
      const dead = { ...where, isSessionAlive: false, hasOutcome: false, isOrdered: false }
      const isPaid = wanted === 'payment' || wanted === 'confirmation'
      expect(permittedStep(wanted, { ...dead, hasPaymentExpired: true })).toBe(
        isPaid ? 'confirmation' : 'address',
      )
      expect(permittedStep(wanted, dead)).toBe('address')
    }))

  it('always permits the address, and the outcome once there is one (GRD-01)', () =>
    forAll(saleStatus, (where) => {
      expect(permittedStep('address', where)).toBe('address')
      if (where.hasOutcome) expect(permittedStep('outcome', where)).toBe('outcome')
    }))

  it('permits no shopping without a live session and a serviceable outcome (GRD-01)', () =>
    forAll(step, saleStatus, (wanted, where) => {
      fc.pre(!where.isOrdered && !(where.isSessionAlive && where.canShop))
      expect(['address', 'outcome']).toContain(permittedStep(wanted, where))
    }))

  it('permits no later step than the products without a plan, than the configuration with one in the account (ACC-06, GRD-02)', () =>
    forAll(step, saleStatus, (wanted, where) => {
      fc.pre(!where.isOrdered)
      const permitted = permittedStep(wanted, { ...where, progress: { ...where.progress, hasPlan: false } })
      expect(placeOf(permitted)).toBeLessThanOrEqual(
        placeOf(where.isInternetHeld === true ? 'configure' : 'products'),
      )
    }))

  it('opens the configuration to an account with internet whose cart is empty, and brings its checkout back there (ACC-06)', () => {
    const held = { ...withProgress({ hasPlan: false }), isInternetHeld: true }
    expect(permittedStep('configure', held)).toBe('configure')
    expect(checkoutSteps.map((name) => permittedStep(name, held))).toEqual(
      checkoutSteps.map(() => 'configure'),
    )
    expect(permittedStep('configure', { ...held, isInternetHeld: false })).toBe('products')
  })

  it.each([
    ['a customer', { hasCustomer: false }, 'checkout'],
    ['an answer to the risk question', { riskDecision: null }, 'checkout'],
    ['an installation', { installKind: null }, 'checkout'],
    ['agreements', { hasAgreements: false }, 'checkout'],
    ['a visit', { hasVisit: false }, 'schedule'],
    ['the need of a visit', { installKind: 'self', hasVisit: false }, 'payment'],
    ['an open window', { areWindowsOpen: false, hasVisit: false }, 'payment'],
    ['nothing', {}, 'payment'],
  ] as const)(
    'without %s, a request for the payment ends at the first step that lacks something (GRD-02, GRD-03)',
    (_, lack, expected) => {
      expect(permittedStep('payment', withProgress(lack))).toBe(expected)
      expect(permittedStep('confirmation', withProgress(lack))).toBe(expected)
    },
  )

  it('leads every step of the checkout to the address while the cart has no active offer, and no other step (CHK-12)', () =>
    forAll(step, saleStatus, (wanted, where) => {
      fc.pre(where.isSessionAlive && where.canShop && !where.isOrdered && wanted !== 'confirmation')
      const without = { ...where, isInternetHeld: false, progress: { ...where.progress, hasPlan: false } }
      const isRefused = checkoutSteps.some((name) => name === wanted)
      if (isRefused) expect(permittedStep(wanted, without)).toBe('address')
      expect(lacksActiveOffer(wanted, without)).toBe(isRefused)
      expect(lacksActiveOffer(wanted, { ...without, isCartLoaded: false })).toBe(false)
      expect(lacksActiveOffer(wanted, { ...without, isInternetHeld: true })).toBe(false)
      expect(lacksActiveOffer(wanted, { ...where, progress: { ...where.progress, hasPlan: true } })).toBe(
        false,
      )
    }))

  it('leads an order to its confirmation and to no other step of the sale (GRD-04)', () =>
    forAll(step, saleStatus, (wanted, where) => {
      const permitted = permittedStep(wanted, { ...where, isOrdered: true })
      expect(['address', 'outcome', 'confirmation']).toContain(permitted)
      expect(permittedStep('confirmation', { ...where, isOrdered: false })).not.toBe('confirmation')
    }))

  it('never returns an earlier step because a part was added (GRD-02, GRD-03)', () => {
    const given = fc.constantFrom<Partial<SaleStatus['progress']>>(
      { hasPlan: true },
      { hasCustomer: true },
      { riskDecision: 'cleared' },
      { riskDecision: 'deposit' },
      { hasAgreements: true },
      { hasPayment: true },
      { hasVisit: true },
    )
    forAll(step, saleStatus, given, (wanted, where, part) => {
      const before = permittedStep(wanted, where)
      const after = permittedStep(wanted, { ...where, progress: { ...where.progress, ...part } })
      expect(placeOf(after)).toBeGreaterThanOrEqual(placeOf(before))
    })
  })
})
