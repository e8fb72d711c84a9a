import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { parseIdentification } from '#core/risk/risk.ts'
import { clearIdentification, numberedIdentification } from '#test/arbitraries/risk.arbitrary.ts'
import { anyText } from '#test/arbitraries/text.arbitrary.ts'
import { groupIdentification } from '#ui/features/sale/checkout/identification-typing.ts'
import { forAll } from '#test/for-all.ts'

describe('groupIdentification', () => {
  it('returns at most nine digits and nothing else', () =>
    forAll(numberedIdentification, anyText, (type, text) => {
      const written = groupIdentification(type, text)
      expect(written.replaceAll('-', '')).toBe(text.replace(/\D/g, '').slice(0, 9))
      expect(groupIdentification(type, written)).toBe(written)
    }))

  it('never changes which number it is (RSK-01)', () =>
    forAll(clearIdentification, (identification) => {
      const { type, number } = identification
      expect(parseIdentification(type, groupIdentification(type, number))).toEqual(E.right(identification))
    }))

  it.each([
    ['SSN', '219099999', '219-09-9999'],
    ['ITIN', '912701234', '912-70-1234'],
    ['EIN', '123456789', '12-3456789'],
    ['SSN', '2190', '219-0'],
    ['EIN', '', ''],
  ])('groups a %s as on paper', (type, typed, grouped) =>
    expect(groupIdentification(type, typed)).toBe(grouped),
  )
})
