import type { Brand } from '#core/brand/brand.ts'
import { translatedCatalog } from '#core/brand/brand-texts.ts'
import { brandText, brandTexts } from './es/shared/brand-text.ts'
import { currentLanguage } from './language.ts'

/** Returns a brand with the names of its offers and the texts of its agreements in the current language. */
export const localBrand = (brand: Brand): Brand =>
  currentLanguage() === 'es'
    ? brand
    : {
        ...brand,
        catalog: translatedCatalog(brand.catalog, brandTexts),
        agreements: brand.agreements.map((agreement) => ({
          ...agreement,
          title: brandText(agreement.title),
          summary: brandText(agreement.summary),
          paragraphs: agreement.paragraphs.map(brandText),
        })),
      }
