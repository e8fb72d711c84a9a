import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { brisa } from '#adapters/brand/brisa/brand.ts'
import { english as brisaEnglish } from '#adapters/brand/brisa/english.ts'
import { terms as brisaTerms } from '#adapters/brand/brisa/terms.ts'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { english as cometaEnglish } from '#adapters/brand/cometa/english.ts'
import { terms as cometaTerms } from '#adapters/brand/cometa/terms.ts'
import {
  textsOfBrand,
  translatedCatalog,
  translatedText,
  untranslatedTexts,
} from '#core/brand/brand-texts.ts'
import { forAll } from '#test/for-all.ts'

describe('textsOfBrand', () => {
  it.each([
    ['cometa', cometa, cometaTerms, cometaEnglish],
    ['brisa', brisa, brisaTerms, brisaEnglish],
  ] as const)('of %s are all in English, and nothing else is', (_, brand, terms, english) => {
    const texts = textsOfBrand(brand, terms)
    expect(untranslatedTexts(texts, english)).toEqual([])
    const names = brand.site.devices.flatMap(({ name, colors }) => [
      name,
      ...colors.map((color) => color.name),
    ])
    const translated = names.filter((name) => Object.hasOwn(english, name))
    expect(new Set(Object.keys(english))).toEqual(new Set([...texts, ...translated]))
  })
})

describe('untranslatedTexts', () => {
  it('are those without a translation, each once', () =>
    forAll(fc.array(fc.string()), fc.array(fc.string()), (texts, translated) => {
      const translations = Object.fromEntries(translated.map((text) => [text, text]))
      expect(untranslatedTexts([...texts, ...texts], translations)).toEqual([
        ...new Set(texts.filter((text) => !translated.includes(text))),
      ])
    }))
})

describe('translatedText', () => {
  it('is the translation, or the text itself without one', () => {
    expect(translatedText('WiFi avanzado', cometaEnglish)).toBe('Advanced WiFi')
    for (const text of ['Fibra de otro proveedor', 'constructor', ''])
      expect(translatedText(text, cometaEnglish)).toBe(text)
  })
})

describe('translatedCatalog', () => {
  it('changes the names of offers and nothing else', () => {
    const { catalog } = cometa
    const { offers, ...rest } = translatedCatalog(catalog, cometaEnglish)
    expect(rest).toEqual({ version: catalog.version, bundles: catalog.bundles })
    expect(offers.map(({ name }) => name)).toEqual(catalog.offers.map(({ name }) => cometaEnglish[name]))
    expect(offers.map((offer, at) => ({ ...offer, name: catalog.offers[at]?.name }))).toEqual(catalog.offers)
  })
})
