import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CheckoutProgress, missingParts, needsVisit, orderParts } from '#core/checkout/readiness.ts'
import { checkoutProgress } from '#test/arbitraries/checkout.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

const completeProgress: CheckoutProgress = {
  hasPlan: true,
  hasCustomer: true,
  riskDecision: 'cleared',
  installKind: 'professional',
  hasAgreements: true,
  isAutoPay: false,
  isPaymentNeeded: true,
  hasPayment: true,
  hasVisit: true,
  areWindowsOpen: true,
}

describe('needsVisit', () => {
  it.each([
    ['professional', true, true],
    ['professional', false, false],
    ['self', true, false],
    ['self', false, false],
    [null, true, false],
    [null, false, false],
  ] as const)(
    'of installation %s with windows open %s is %s (SCH-01)',
    (installKind, areWindowsOpen, expected) => {
      expect(needsVisit({ installKind, areWindowsOpen })).toBe(expected)
    },
  )
})

describe('missingParts', () => {
  it.each([
    ['plan', { hasPlan: false }],
    ['customer', { hasCustomer: false }],
    ['risk', { riskDecision: null }],
    ['installOption', { installKind: null }],
    ['agreements', { hasAgreements: false }],
    ['visit', { hasVisit: false }],
    ['payment', { hasPayment: false }],
  ] as const)('names %s alone when that alone is missing (CHK-06)', (part, lack) => {
    expect(missingParts({ ...completeProgress, ...lack })).toEqual([part])
  })

  it('returns none for a complete order, with or without a visit or a deposit (CHK-06, SCH-01)', () => {
    expect(missingParts(completeProgress)).toEqual([])
    expect(missingParts({ ...completeProgress, installKind: 'self', hasVisit: false })).toEqual([])
    expect(missingParts({ ...completeProgress, areWindowsOpen: false, hasVisit: false })).toEqual([])
    expect(missingParts({ ...completeProgress, riskDecision: 'deposit' })).toEqual([])
    expect(missingParts({ ...completeProgress, isPaymentNeeded: false, hasPayment: false })).toEqual([])
  })

  it('lists each missing part once, in checkout order, and a visit only when one is needed (CHK-06, SCH-01)', () =>
    forAll(checkoutProgress, (progress) => {
      const missing = missingParts(progress)
      expect(missing).toEqual(orderParts.filter((part) => missing.includes(part)))
      expect(missing.includes('visit')).toBe(needsVisit(progress) && !progress.hasVisit)
    }))

  it('never grows when a part is added (CHK-06)', () => {
    const parts = ['hasPlan', 'hasCustomer', 'hasAgreements', 'hasPayment', 'hasVisit'] as const
    forAll(checkoutProgress, fc.constantFrom(...parts), (progress, part) => {
      const missing = missingParts(progress)
      expect(missing).toEqual(expect.arrayContaining([...missingParts({ ...progress, [part]: true })]))
    })
  })
})
