import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { claimsIn, markClaim, numbersWithoutSource, withoutMarks } from '#core/template/claim.ts'

/** Texts without the private-use characters that mark claims. */
const plainText = fc.string({ maxLength: 20 }).filter((text) => !/[\uE000-\uE002]/.test(text))

describe('markClaim', () => {
  it('is removed without a trace, and gives text and source back', () => {
    fc.assert(
      fc.property(plainText, plainText, plainText, (before, text, source) => {
        const marked = `${before}${markClaim(text, source)}`
        expect(withoutMarks(marked)).toBe(`${before}${text}`)
        expect(claimsIn(marked)).toEqual([{ text, source }])
      }),
    )
  })
})

describe('numbersWithoutSource', () => {
  it('finds numbers in digits, and counts of a unit in words, in both languages', () => {
    expect(numbersWithoutSource('Desde $50 al mes')).toEqual(['$50'])
    expect(numbersWithoutSource('durante doce meses')).toEqual(['doce meses'])
    expect(numbersWithoutSource('for twelve months')).toEqual(['twelve months'])
    expect(numbersWithoutSource('Un plan para cada mes')).toEqual([])
  })

  it('leaves claims out', () => {
    expect(
      numbersWithoutSource(`Desde ${markClaim('$50', 'offer a')} por ${markClaim('12', 'offer a')} meses`),
    ).toEqual([])
  })
})
