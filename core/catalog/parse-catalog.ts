import { either as E } from 'fp-ts'
import type { CatalogFailure } from './catalog.failure.ts'
import { lineTableNames } from './line-table.ts'
import type {
  AmountPromotion,
  Bundle,
  Catalog,
  Condition,
  LinePromotion,
  Offer,
  OfferId,
  Promotion,
  Speed,
} from './offer.ts'
import { audiences, linesOfBusiness, offerRoles } from './offer.ts'
import type { Price } from './price.ts'
import { relationFailure } from './catalog-relation.ts'
import { dateField, exactField, someField, taggedField } from '../shared/exact-reader.ts'
import type { Cents } from '../shared/money.ts'
import { MAX_CENTS } from '../shared/money.ts'
import type { FieldReaders, Reader } from '../shared/reader.ts'
import {
  centsField,
  flagField,
  integerField,
  listField,
  nullField,
  oneOfField,
  optionalField,
  textField,
} from '../shared/reader.ts'

/**
 * Limits of a catalogue: the longest duration in months (a century), the maximum quantity of an offer in a cart, and
 * the maximum length of a list.
 */
const MONTHS_MAX = 1_200
const QUANTITY_MAX = 1_000
const LIST_MAX = 1_000
const MBPS_MAX = 1_000_000
const TEXT_MAX = 120

const months = integerField(1, MONTHS_MAX)
const mbps = integerField(0, MBPS_MAX)
const text = textField(TEXT_MAX)
const offerId = text as Reader<OfferId>
const recurring = { amount: centsField, guaranteeMonths: integerField(0, MONTHS_MAX) }

const price = taggedField<Price, 'type'>('type', {
  RECURRING: recurring,
  NEW: recurring,
  ONETIME: { amount: centsField },
  PaymentPlan: { amount: centsField, months, last: optionalField(centsField) },
  SMRRP: { amount: centsField },
})

const condition = taggedField<Condition, 'kind'>('kind', {
  NewCustomer: {},
  PortIn: {},
  Lines: { lineOfBusiness: oneOfField(linesOfBusiness), atLeast: integerField(1, QUANTITY_MAX) },
  Without: { lineOfBusiness: oneOfField(linesOfBusiness) },
  RatePlan: { offerId },
  Campaign: { campaign: text },
  From: { date: dateField },
  Until: { date: dateField },
})

const conditions = listField(condition, LIST_MAX)

const amountPromotion: FieldReaders<AmountPromotion> = {
  id: text,
  off: integerField(1, MAX_CENTS) as Reader<Cents>,
  months,
  conditions,
}

const readAmountPromotion = exactField(amountPromotion)
const readLinePromotion = exactField<LinePromotion>({
  id: text,
  table: oneOfField(lineTableNames),
  linesHeld: optionalField(integerField(1, QUANTITY_MAX)),
  conditions,
})

/** Reads a promotion by a line table if it names one, otherwise a promotion of an amount. */
const promotion: Reader<Promotion> = (value, path) =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, 'table')
    ? readLinePromotion(value, path)
    : readAmountPromotion(value, path)

const offer = exactField<Offer>({
  id: offerId,
  role: oneOfField(offerRoles),
  lineOfBusiness: oneOfField(linesOfBusiness),
  name: text,
  prices: listField(price, LIST_MAX),
  promotions: listField(promotion, LIST_MAX),
  limit: integerField(1, QUANTITY_MAX),
  accountLimit: optionalField(integerField(1, QUANTITY_MAX)),
  choice: nullField(text),
  taxable: flagField,
  speed: nullField(exactField<Speed>({ downMbps: mbps, upMbps: mbps })),
  requires: nullField(oneOfField(linesOfBusiness)),
  isPlanHeld: optionalField(flagField),
  audience: oneOfField(audiences),
})

const bundle = exactField<Bundle>({ ...amountPromotion, offers: someField(offerId, LIST_MAX) })

const catalog = exactField<Catalog>({
  version: text,
  offers: listField(offer, LIST_MAX),
  bundles: listField(bundle, LIST_MAX),
})

/**
 * Parses a catalogue: amounts are integer cents, kinds are known, ids are unique, and referenced offers are sold. Fails
 * with the first invalid field, otherwise with the first contradiction between fields (CAT-01).
 */
export const parseCatalog = (value: unknown): E.Either<CatalogFailure, Catalog> => {
  const read: E.Either<CatalogFailure, Catalog> = catalog(value, '')
  if (E.isLeft(read)) return read
  const failure = relationFailure(read.right)
  return failure === null ? read : E.left(failure)
}
