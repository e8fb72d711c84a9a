import { disclaimers } from '#adapters/brand/disclaimers.ts'
import { translatedCatalog } from '#core/brand/brand-texts.ts'
import type { BuyerFacts } from '#core/catalog/condition.ts'
import type { Catalog, OfferId } from '#core/catalog/offer.ts'
import { disclaimerOf } from '#core/label/disclaimer.ts'
import { brandTexts } from './es/shared/brand-text.ts'
import { currentLanguage } from './language.ts'

/**
 * Returns the legal texts of offers for a buyer in the current language: first the price of each, then what applies to
 * them, each text once. An offer without a text adds nothing (LBL-07).
 */
export const priceTerms = (
  offers: readonly OfferId[],
  catalog: Catalog,
  buyer?: BuyerFacts,
): readonly string[] => {
  const local = translatedCatalog(catalog, brandTexts)
  const found = offers.flatMap((offer) => {
    const disclaimer = disclaimerOf(offer, local, disclaimers, currentLanguage(), buyer)
    return disclaimer._tag === 'Right' ? [disclaimer.right.paragraphs] : []
  })
  return [
    ...new Set([
      ...found.flatMap(([price]) => (price === undefined ? [] : [price])),
      ...found.flatMap(([, ...others]) => others),
    ]),
  ]
}
