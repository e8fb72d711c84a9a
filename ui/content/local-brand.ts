import type { Brand } from '#core/brand/brand.ts'
import { brandText } from './es/shared/brand-text.ts'
import { currentLanguage } from './language.ts'

/** Returns a brand with the names of its offers and the texts of its agreements in the current language. */
export const localBrand = (brand: Brand): Brand =>
  currentLanguage() === 'es'
    ? brand
    : {
        ...brand,
        catalog: {
          ...brand.catalog,
          offers: brand.catalog.offers.map((offer) => ({ ...offer, name: brandText(offer.name) })),
        },
        agreements: brand.agreements.map((agreement) => ({
          ...agreement,
          title: brandText(agreement.title),
          summary: brandText(agreement.summary),
          paragraphs: agreement.paragraphs.map(brandText),
        })),
      }
