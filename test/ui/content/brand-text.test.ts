import { afterEach, describe, expect, it } from 'vitest'
import { brand, terms } from '#adapters/brand/brand.ts'
import { english } from '#adapters/brand/english.ts'
import { textsOfBrand } from '#core/brand/brand-texts.ts'
import { brandText } from '#ui/content/es/shared/brand-text.ts'
import { selectLanguage } from '#ui/content/language.ts'
import '#ui/content/server-languages.ts'

afterEach(() => selectLanguage('es'))

describe('brandText', () => {
  it('is the text of the brand in the current language', () => {
    for (const text of textsOfBrand(brand, terms)) {
      selectLanguage('es')
      expect(brandText(text)).toBe(text)
      selectLanguage('en')
      expect(brandText(text)).toBe(english[text])
    }
  })

  it('is a text of another provider as it is', () => {
    selectLanguage('en')
    for (const text of ['Fibra de otro proveedor', 'constructor', '']) expect(brandText(text)).toBe(text)
  })
})
