import type { CodedCoupon } from '../catalog/coded-coupon.ts'
import type { Catalog } from '../catalog/offer.ts'
import { translatedDeviceName } from '../mobile/device-name.ts'
import type { Brand } from './brand.ts'

/** The translations of a brand's texts, by their Spanish text. */
export type BrandTexts = Readonly<Record<string, string>>

/** Lists the texts of a brand's data that screens and messages show: names of offers, agreements and coupons. */
export const textsOfBrand = (
  { catalog, agreements }: Pick<Brand, 'catalog' | 'agreements'>,
  { coupons }: { readonly coupons: readonly CodedCoupon[] },
): readonly string[] => [
  ...catalog.offers.map(({ name }) => name),
  ...agreements.flatMap(({ title, summary, paragraphs }) => [title, summary, ...paragraphs]),
  ...coupons.flatMap(({ coupon: { name, badgeText } }) => [name, badgeText]),
]

/** Lists a brand's texts without a translation, each once. A name may be the same in both languages. */
export const untranslatedTexts = (texts: readonly string[], translations: BrandTexts): readonly string[] => [
  ...new Set(texts.filter((text) => !Object.hasOwn(translations, text))),
]

/**
 * Returns a text in the language of its translations. The name of a variant of a device is translated by its parts; any
 * other text without a translation stays as it is.
 */
export const translatedText = (text: string, translations: BrandTexts): string =>
  translatedDeviceName(text, (part) =>
    Object.hasOwn(translations, part) ? (translations[part] as string) : null,
  )

/** Returns a catalogue with the translated names of its offers. */
export const translatedCatalog = (catalog: Catalog, translations: BrandTexts): Catalog => ({
  ...catalog,
  offers: catalog.offers.map((offer) => ({ ...offer, name: translatedText(offer.name, translations) })),
})
