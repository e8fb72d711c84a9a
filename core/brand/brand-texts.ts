import type { Brand } from './brand.ts'
import type { MerchandisingData } from './merchandising-data.ts'

/** The translations of a brand's texts, by their Spanish text. */
export type BrandTexts = Readonly<Record<string, string>>

/** Lists the texts of a brand's data that screens and messages show: names of offers, agreements and coupons. */
export const textsOfBrand = (
  { catalog, agreements }: Pick<Brand, 'catalog' | 'agreements'>,
  { coupons }: Pick<MerchandisingData, 'coupons'>,
): readonly string[] => [
  ...catalog.offers.map(({ name }) => name),
  ...agreements.flatMap(({ title, summary, paragraphs }) => [title, summary, ...paragraphs]),
  ...coupons.flatMap(({ coupon: { name, badgeText } }) => [name, badgeText]),
]

/** Lists the texts of a brand without a translation, each once. A name that is the same in both languages is its own translation. */
export const untranslatedTexts = (texts: readonly string[], translations: BrandTexts): readonly string[] => [
  ...new Set(texts.filter((text) => !Object.hasOwn(translations, text))),
]
