import { either as E } from 'fp-ts'
import type { CatalogFailure } from './catalog.failure.ts'
import type { FieldChecks } from './check.ts'
import {
  accept,
  boolean,
  centsFrom,
  date,
  fields,
  listOf,
  listOfSome,
  nullable,
  oneOf,
  tagged,
  text,
  wholeNumber,
} from './check.ts'
import { lineTableNames } from './line-table.ts'
import type { Bundle, Catalog, Condition, Offer, OfferId, Promotion, Speed } from './offer.ts'
import { linesOfBusiness, offerRoles } from './offer.ts'
import type { Price } from './price.ts'
import { relationFailure } from './catalog-relation.ts'

/** The longest anything of a catalogue lasts, in months, and the most of an offer a cart may hold; chosen here: a century, and a thousand. */
const MONTHS_MAX = 1_200
const QUANTITY_MAX = 1_000
const MBPS_MAX = 1_000_000

const months = wholeNumber(1, MONTHS_MAX)
const mbps = wholeNumber(0, MBPS_MAX)
const recurring = { amount: centsFrom(0), guaranteeMonths: wholeNumber(0, MONTHS_MAX) }

const price = tagged<Price, 'type'>('type', {
  RECURRING: recurring,
  NEW: recurring,
  LineTable: { table: oneOf(lineTableNames) },
  ONETIME: { amount: centsFrom(0) },
  PaymentPlan: { amount: centsFrom(0), months },
  SMRRP: { amount: centsFrom(0) },
})

const condition = tagged<Condition, 'kind'>('kind', {
  NewCustomer: {},
  PortIn: {},
  Lines: { lineOfBusiness: oneOf(linesOfBusiness), atLeast: wholeNumber(1, QUANTITY_MAX) },
  RatePlan: { offerId: text<OfferId>() },
  Campaign: { campaign: text() },
  From: { date },
  Until: { date },
})

const promotion: FieldChecks<Promotion> = {
  id: text(),
  off: centsFrom(1),
  months,
  conditions: listOf(condition),
}

const offer = fields<Offer>({
  id: text<OfferId>(),
  role: oneOf(offerRoles),
  lineOfBusiness: oneOf(linesOfBusiness),
  name: text(),
  prices: listOf(price),
  promotions: listOf(fields(promotion)),
  limit: wholeNumber(1, QUANTITY_MAX),
  choice: nullable(text()),
  taxable: boolean,
  speed: nullable(fields<Speed>({ downMbps: mbps, upMbps: mbps })),
})

const bundle = fields<Bundle>({ ...promotion, offers: listOfSome(text<OfferId>()) })

const catalog = fields<Catalog>({ version: text(), offers: listOf(offer), bundles: listOf(bundle) })

/**
 * Reads a catalogue that can be priced: every amount whole cents, every kind known, every id once, every offer that is named sold.
 * Fails with the first thing that is not so, where it stands and what it is (CAT-01).
 */
export const parseCatalog = (value: unknown): E.Either<CatalogFailure, Catalog> => {
  const parsed = accept(catalog, value)
  if (E.isLeft(parsed)) return parsed
  const failure = relationFailure(parsed.right)
  return failure === null ? parsed : E.left(failure)
}
