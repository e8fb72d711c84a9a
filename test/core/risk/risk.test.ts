import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { NumberedIdentification } from '#core/risk/identification-type.ts'
import { identificationTypes, isIdentificationType } from '#core/risk/identification-type.ts'
import { type BureauWord, decideRisk, parseIdentification } from '#core/risk/risk.ts'
import { digits } from '#test/arbitraries/card.arbitrary.ts'
import { clearIdentification, numberedIdentification } from '#test/arbitraries/risk.arbitrary.ts'
import { anyText } from '#test/arbitraries/text.arbitrary.ts'
import { forAll, forAllWith } from '#test/for-all.ts'

/** The rules of the tax office for each part of a number. */
const isGivenOut: Record<NumberedIdentification, (number: string) => boolean> = {
  SSN: (number) => {
    const [area, group, serial] = [number.slice(0, 3), number.slice(3, 5), number.slice(5)]
    return area !== '000' && area !== '666' && Number(area) < 900 && group !== '00' && serial !== '0000'
  },
  ITIN: (number) => {
    const group = Number(number.slice(3, 5))
    const isOpen = [
      [50, 65],
      [70, 88],
      [90, 92],
      [94, 99],
    ].some(([from = 0, to = 0]) => group >= from && group <= to)
    return number.startsWith('9') && isOpen
  },
  EIN: (number) =>
    ![0, 7, 8, 9, 17, 18, 19, 28, 29, 49, 69, 70, 78, 79, 89, 96, 97].includes(Number(number.slice(0, 2))),
}

/** Nine digits, those at the edges of the forms more often than chance has them. */
const nineDigits = fc.oneof(
  digits(9),
  fc
    .tuple(
      fc.constantFrom('000', '001', '070', '096', '666', '899', '900', '970', '999'),
      fc.constantFrom(
        '00',
        '01',
        '49',
        '50',
        '65',
        '66',
        '69',
        '70',
        '88',
        '89',
        '90',
        '92',
        '93',
        '94',
        '99',
      ),
      fc.constantFrom('0000', '0001', '9999'),
    )
    .map((parts) => parts.join('')),
)

describe('parseIdentification', () => {
  it('accepts exactly the numbers the IRS and SSA issue (RSK-01)', () =>
    forAll(numberedIdentification, nineDigits, (type, number) => {
      expect(parseIdentification(type, number)).toEqual(
        isGivenOut[type](number)
          ? E.right({ type, number })
          : E.left({ _tag: 'IdentificationInvalid', type }),
      )
    }))

  it('never accepts a social security number as a taxpayer number, or the reverse (RSK-01)', () =>
    forAll(nineDigits, (number) => {
      const both = (['SSN', 'ITIN'] as const).filter((type) => E.isRight(parseIdentification(type, number)))
      expect(both.length).toBeLessThan(2)
    }))

  it('ignores blanks and hyphens as people write them (RSK-01)', () =>
    forAll(clearIdentification, (clear) => {
      const { type, number } = clear
      const parts = type === 'EIN' ? [2, 9] : [3, 5, 9]
      for (const gap of ['-', ' ', ' - ']) {
        const typed = parts.map((end, at) => number.slice(parts[at - 1] ?? 0, end)).join(gap)
        expect(parseIdentification(type, typed)).toEqual(E.right(clear))
      }
    }))

  it('distinguishes an empty field from an invalid one, and returns only nine digits (RSK-01)', () =>
    forAllWith(
      {
        examples: [
          ['SSN', '٢١٩٠٩٩٩٩٩'],
          ['SSN', '21909999'],
          ['EIN', '1234567890'],
        ],
      },
      numberedIdentification,
      anyText,
      (type, text) => {
        expect(parseIdentification(type, ' - ')).toEqual(E.left({ _tag: 'IdentificationMissing' }))
        const parsed = parseIdentification(type, text)
        if (E.isRight(parsed)) expect(parsed.right.number).toMatch(/^[0-9]{9}$/)
      },
    ))
})

describe('isIdentificationType', () => {
  it('accepts only the four types of the specification', () => {
    expect(identificationTypes).toEqual(['SSN', 'ITIN', 'EIN', 'NONE'])
    expect(identificationTypes.every(isIdentificationType)).toBe(true)
    for (const text of ['', 'ssn', '__proto__', 'toString']) expect(isIdentificationType(text)).toBe(false)
  })
})

describe('decideRisk', () => {
  it.each<[BureauWord, boolean, string]>([
    ['clear', true, 'cleared'],
    ['clear', false, 'cleared'],
    ['unasked', true, 'cleared'],
    ['unasked', false, 'deposit'],
    ['referred', true, 'deposit'],
    ['referred', false, 'deposit'],
  ])('with the word "%s" and a year at the address %s ends in "%s" (RSK-02)', (word, oneYear, decision) => {
    expect(decideRisk(word, oneYear)).toBe(decision)
  })
})
