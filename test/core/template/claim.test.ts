import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  claimsIn,
  comparativesWithoutSource,
  markClaim,
  numbersWithoutSource,
  withoutMarks,
} from '#core/template/claim.ts'
import { forAll } from '#test/for-all.ts'

/** Texts without the private-use characters that mark claims. */
const plainText = fc.string({ maxLength: 20 }).filter((text) => !/[\uE000-\uE002]/.test(text))

describe('markClaim', () => {
  it('is removed without a trace, and gives text and source back', () =>
    forAll(plainText, plainText, plainText, (before, text, source) => {
      const marked = `${before}${markClaim(text, source)}`
      expect(withoutMarks(marked)).toBe(`${before}${text}`)
      expect(claimsIn(marked)).toEqual([{ text, source }])
    }))
})

describe('numbersWithoutSource', () => {
  it('finds numbers in digits, and counts of a unit in words, in both languages', () => {
    expect(numbersWithoutSource('Desde $50 al mes')).toEqual(['$50'])
    expect(numbersWithoutSource('durante doce meses')).toEqual(['doce meses'])
    expect(numbersWithoutSource('for twelve months')).toEqual(['twelve months'])
    expect(numbersWithoutSource('Un plan para cada mes')).toEqual([])
  })

  /** Numbers from two to 999 in words, as each language composes them. */
  const tens = {
    es: 'treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' '),
    en: 'thirty forty fifty sixty seventy eighty ninety'.split(' '),
  }
  const ones = {
    es: 'uno dos tres cuatro cinco seis siete ocho nueve'.split(' '),
    en: 'one two three four five six seven eight nine'.split(' '),
  }
  const low = {
    es: 'dos diez once catorce quince dieciséis diecinueve veinte veintiuno veintidós veintiséis cien doscientos quinientos setecientas mil'.split(
      ' ',
    ),
    en: 'two ten eleven twelve thirteen fifteen eighteen nineteen twenty hundred thousand'.split(' '),
  }
  const composed = (language: 'es' | 'en') =>
    fc.oneof(
      fc.constantFrom(...low[language]),
      fc
        .tuple(fc.constantFrom(...tens[language]), fc.constantFrom(...ones[language]))
        .map((parts) => parts.join(language === 'es' ? ' y ' : '-')),
      fc
        .tuple(fc.constantFrom(...low[language]), fc.constantFrom(...tens[language]))
        .map((parts) => parts.join(' ')),
    )

  it.each([
    ['es', 'meses'],
    ['es', 'dólares'],
    ['en', 'months'],
    ['en', 'dollars'],
  ] as const)('finds any number that %s composes of words, before %s', (language, unit) =>
    forAll(composed(language), (number) => {
      expect(numbersWithoutSource(`Gratis ${number} ${unit}.`)).toEqual([`${number} ${unit}`])
    }),
  )

  it('leaves claims out', () => {
    expect(
      numbersWithoutSource(`Desde ${markClaim('$50', 'offer a')} por ${markClaim('12', 'offer a')} meses`),
    ).toEqual([])
  })
})

describe('comparativesWithoutSource', () => {
  it.each([
    'Más rápido que la competencia',
    'Más barato que otras compañías',
    'La red más rápida del país',
    'El mejor servicio',
    'El operador número uno',
    'Faster than other providers',
    'The best network',
    'The most reliable service',
  ])('finds %j', (text) => {
    expect(comparativesWithoutSource(text)).not.toEqual([])
    expect(comparativesWithoutSource(markClaim(text, 'a study'))).toEqual([])
  })

  it.each([
    'Es más barato que llamar al celular',
    'El mejor lugar, según tu casa',
    'El error más común',
    'Slower than your plan',
    'The stairwell is the best door between floors',
  ])('lets %j pass: it says nothing of what is sold or of others', (text) => {
    expect(comparativesWithoutSource(text)).toEqual([])
  })
})
