import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Customer, phoneTypes } from '#core/checkout/customer.ts'
import { isSamePerson, riskOfBuyer } from '#core/checkout/person.ts'
import type { RiskRecord } from '#core/risk/risk-record.ts'
import { customer } from '#test/arbitraries/checkout.arbitrary.ts'
import { riskAssessment } from '#test/arbitraries/checkout-form.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

const parts = ['firstName', 'lastName', 'emailAddress', 'phoneNumber'] as const

const maria: Customer = {
  firstName: 'María' as Customer['firstName'],
  lastName: 'Ñúñez' as Customer['lastName'],
  emailAddress: 'maria@correo.example' as Customer['emailAddress'],
  phoneNumber: '3055550134' as Customer['phoneNumber'],
  phoneType: 'Mobile',
}

const record: fc.Arbitrary<RiskRecord> = fc
  .record({ assessment: fc.option(riskAssessment), isReferred: fc.boolean() })
  .map(({ assessment, isReferred }) => ({
    assessment,
    isReferred: isReferred || assessment?.decision === 'deposit',
  }))

describe('isSamePerson', () => {
  it.each([
    ['case of the e-mail', { emailAddress: 'Maria@Correo.example' }, true],
    ['case and spaces of a name', { firstName: ' MARÍA ', lastName: 'ñúñez' }, true],
    ['an accent composed of two characters', { firstName: 'Mari\u0301a' }, true],
    ['a telephone as typed', { phoneNumber: '+1 (305) 555-0134' }, true],
    ['the kind of telephone', { phoneType: 'Home' }, true],
    ['another accent', { firstName: 'Maria' }, false],
    ['another e-mail', { emailAddress: 'maria+1@correo.example' }, false],
    ['another last name', { lastName: 'Pérez' }, false],
    ['another telephone', { phoneNumber: '3055550135' }, false],
    ['names in the other order', { firstName: 'Ñúñez', lastName: 'María' }, false],
    ['half a telephone', { phoneNumber: '305555' }, false],
  ] as const)('with %s is as the rule says (RSK-04)', (_name, change, isSame) => {
    expect(isSamePerson(maria, { ...maria, ...change })).toBe(isSame)
    expect(isSamePerson({ ...maria, ...change }, maria)).toBe(isSame)
  })

  it('compares name, e-mail and telephone only (RSK-04)', () =>
    forAll(
      customer,
      customer,
      fc.constantFrom(...parts),
      fc.constantFrom(...phoneTypes),
      (one, other, part, phoneType) => {
        const otherKind: Customer = { ...one, phoneType }
        expect(isSamePerson(one, otherKind)).toBe(true)
        const changed = { ...one, [part]: other[part] }
        expect(isSamePerson(one, changed)).toBe(
          one[part].normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim() ===
            other[part].normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim(),
        )
      },
    ))
})

describe('riskOfBuyer', () => {
  it('preserves an answer for the same person and drops it for anyone else (RSK-04)', () =>
    forAll(fc.option(record), fc.option(customer), customer, (before, who, next) => {
      const kept = riskOfBuyer(before, who, next)
      if (who !== null && isSamePerson(who, next)) expect(kept).toEqual(before)
      else expect(kept?.assessment ?? null).toBeNull()
      expect(riskOfBuyer(before, next, next)).toEqual(before)
    }))

  it('preserves a required deposit for every buyer (RSK-03, RSK-04)', () =>
    forAll(record, fc.array(customer, { maxLength: 5 }), (before, buyers) => {
      const [last] = buyers.reduce<readonly [RiskRecord | null, Customer | null]>(
        ([risk, who], next) => [riskOfBuyer(risk, who, next), next],
        [before, null],
      )
      expect(last?.isReferred ?? false).toBe(before.isReferred)
    }))
})
