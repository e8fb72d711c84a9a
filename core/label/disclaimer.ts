import { either as E } from 'fp-ts'
import type { BuyerFacts } from '../catalog/condition.ts'
import { NEW_CUSTOMER } from '../catalog/condition.ts'
import type { Offer, OfferId } from '../catalog/offer.ts'
import { findOffer } from '../catalog/offer.ts'
import { oneTimeOf } from '../catalog/price.ts'
import type { Language } from '../shared/language.ts'
import type { LabelText } from './label-facts.ts'
import type { MetadataFailure } from '../metadata/metadata.failure.ts'
import { fillTemplate } from '../metadata/template.ts'
import { quote } from '../pricing/quote.ts'
import { basisPoints } from '../shared/money.ts'
import { moneyText } from '../shared/money-text.ts'

/**
 * Legal text of some offers, with version. Computed values are tokens: `{name}`, `{monthly}` month 1, `{months}` until
 * the price changes, `{after}` the price after that, `{once}` the one-time charge, `{limit}` the maximum per home.
 */
export type DisclaimerText = {
  readonly version: string
  readonly offers: readonly OfferId[]
  readonly paragraphs: readonly LabelText[]
}

/** The legal text of one offer in one language, with its own numbers. */
export type Disclaimer = {
  readonly offerId: OfferId
  readonly version: string
  readonly catalogVersion: string
  readonly paragraphs: readonly string[]
}

export type DisclaimerFailure =
  | MetadataFailure
  | { readonly _tag: 'DisclaimerMissing'; readonly offerId: OfferId }

/** Returns an offer's token values. Tokens about a price change have a value only if the price changes. */
const valuesOf = (
  offer: Offer,
  catalogVersion: string,
  buyer: BuyerFacts,
): Readonly<Record<string, string>> => {
  const alone = quote({
    catalogVersion,
    offers: [offer],
    lines: [{ offerId: offer.id, quantity: 1 }],
    taxRate: basisPoints(0),
    buyer,
  })
  const always = { name: offer.name, limit: String(offer.limit), once: moneyText(oneTimeOf(offer)) }
  if (E.isLeft(alone)) return always
  const { monthly, later } = alone.right
  const [change] = later
  const first = { ...always, monthly: moneyText(monthly.net) }
  return change === undefined
    ? first
    : { ...first, months: String(change.fromMonth - 1), after: moneyText(change.monthly.net) }
}

/**
 * Returns an offer's legal text in a language, with the catalogue's name and the rules' numbers for a buyer before tax.
 * Fails with `DisclaimerMissing`, or `UnknownToken` for a text about a price change without one (LBL-07).
 */
export const disclaimerOf = (
  offerId: OfferId,
  { offers, version: catalogVersion }: { readonly offers: readonly Offer[]; readonly version: string },
  texts: readonly DisclaimerText[],
  language: Language,
  buyer: BuyerFacts = NEW_CUSTOMER,
): E.Either<DisclaimerFailure, Disclaimer> => {
  const offer = findOffer(offers, offerId)
  const text = texts.find((one) => one.offers.includes(offerId))
  if (offer === undefined || text === undefined) return E.left({ _tag: 'DisclaimerMissing', offerId })
  const values = valuesOf(offer, catalogVersion, buyer)
  const paragraphs: string[] = []
  for (const template of text.paragraphs) {
    const filled = fillTemplate(template[language], values)
    if (E.isLeft(filled)) return filled
    paragraphs.push(filled.right)
  }
  return E.right({ offerId, version: text.version, catalogVersion, paragraphs })
}
