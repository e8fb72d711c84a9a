import { either as E } from 'fp-ts'
import type { OfferId } from '../catalog/offer.ts'
import { disclaimerOf } from '../label/disclaimer.ts'
import type { Language } from '../shared/language.ts'
import { languages } from '../shared/language.ts'
import type { Brand } from './brand.ts'
import type { BrandFault } from './brand-fault.ts'
import { failureWords, faultIf } from './brand-fault.ts'
import { textsOfBrand, untranslatedTexts } from './brand-texts.ts'
import type { MerchandisingData } from './merchandising-data.ts'

/** An amount of dollars in digits, which a text takes from a price instead. */
export const AMOUNT = /\$\s?\d/

const disclaimerFaults = (
  { catalog }: Brand,
  { disclaimers }: MerchandisingData,
  id: OfferId,
  language: Language,
): readonly BrandFault[] => {
  const filled = disclaimerOf(id, catalog, disclaimers, language)
  if (E.isRight(filled) || filled.left._tag === 'DisclaimerMissing') return []
  return faultIf(
    true,
    'disclaimers.ts',
    `the text of ${id} (${language})`,
    `can’t be filled: ${failureWords(filled.left)}`,
  )
}

/** Returns faults of a brand's texts: no English, missing legal texts, or numbers that no price gives (BRD-06). */
export const textFaults = (brand: Brand, terms: MerchandisingData): readonly BrandFault[] => [
  ...untranslatedTexts(textsOfBrand(brand, terms), terms.english).flatMap((text) =>
    faultIf(true, 'english.ts', `«${text}»`, 'has no English'),
  ),
  ...brand.catalog.offers.flatMap(({ id }) => {
    const texts = terms.disclaimers.filter(({ offers }) => offers.includes(id)).length
    return [
      ...faultIf(texts !== 1, 'disclaimers.ts', id, `has ${texts} legal texts; each offer has one`),
      ...languages.flatMap((language) => disclaimerFaults(brand, terms, id, language)),
    ]
  }),
  ...terms.disclaimers.flatMap(({ paragraphs }, at) =>
    paragraphs.flatMap((paragraph) =>
      languages.flatMap((language) =>
        faultIf(
          AMOUNT.test(paragraph[language]),
          'disclaimers.ts',
          `[${at}] (${language})`,
          `states an amount in digits: «${paragraph[language]}»; write {monthly}, {after} or {once}`,
        ),
      ),
    ),
  ),
  ...brand.agreements.flatMap(({ id, title, summary, paragraphs }) =>
    [title, summary, ...paragraphs]
      .filter((text) => AMOUNT.test(text))
      .flatMap((text) =>
        faultIf(
          true,
          'agreements.ts',
          id,
          `states an amount in digits, which the catalogue may change: «${text}»`,
        ),
      ),
  ),
]
