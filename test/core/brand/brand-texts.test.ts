import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { brisa } from '#adapters/brand/brisa/brand.ts'
import { english as brisaEnglish } from '#adapters/brand/brisa/english.ts'
import { terms as brisaTerms } from '#adapters/brand/brisa/terms.ts'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { english as cometaEnglish } from '#adapters/brand/cometa/english.ts'
import { terms as cometaTerms } from '#adapters/brand/cometa/terms.ts'
import { textsOfBrand, untranslatedTexts } from '#core/brand/brand-texts.ts'

describe('textsOfBrand', () => {
  it.each([
    ['cometa', cometa, cometaTerms, cometaEnglish],
    ['brisa', brisa, brisaTerms, brisaEnglish],
  ] as const)('of %s are all in English, and nothing else is', (_, brand, terms, english) => {
    const texts = textsOfBrand(brand, terms)
    expect(untranslatedTexts(texts, english)).toEqual([])
    expect(new Set(Object.keys(english))).toEqual(new Set(texts))
  })
})

describe('untranslatedTexts', () => {
  it('are those without a translation, each once', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.array(fc.string()), (texts, translated) => {
        const translations = Object.fromEntries(translated.map((text) => [text, text]))
        expect(untranslatedTexts([...texts, ...texts], translations)).toEqual([
          ...new Set(texts.filter((text) => !translated.includes(text))),
        ])
      }),
    )
  })
})
