import { either as E } from 'fp-ts'
import type { CatalogFailure } from './catalog.failure.ts'
import type { Check } from './check.ts'
import {
  boolean,
  centsFrom,
  date,
  fields,
  listOf,
  nullable,
  oneOf,
  tagged,
  text,
  wholeNumber,
} from './check.ts'
import { lineTableNames } from './line-table.ts'
import type { Catalog, Condition } from './offer.ts'
import { linesOfBusiness, offerRoles } from './offer.ts'
import type { PriceType } from './price.ts'
import { relationFailure } from './catalog-relation.ts'

/** The longest anything of a catalogue lasts, in months, and the most of an offer a cart may hold; chosen here: a century, and a thousand. */
const MONTHS_MAX = 1_200
const QUANTITY_MAX = 1_000
const MBPS_MAX = 1_000_000

const months = wholeNumber(1, MONTHS_MAX)
const recurring = { amount: centsFrom(0), guaranteeMonths: wholeNumber(0, MONTHS_MAX) }

const prices: Record<PriceType, Record<string, Check>> = {
  RECURRING: recurring,
  NEW: recurring,
  LineTable: { table: oneOf(lineTableNames) },
  ONETIME: { amount: centsFrom(0) },
  PaymentPlan: { amount: centsFrom(0), months },
  SMRRP: { amount: centsFrom(0) },
}

const conditions: Record<Condition['kind'], Record<string, Check>> = {
  NewCustomer: {},
  PortIn: {},
  Lines: { lineOfBusiness: oneOf(linesOfBusiness), atLeast: wholeNumber(1, QUANTITY_MAX) },
  RatePlan: { offerId: text },
  Campaign: { campaign: text },
  From: { date },
  Until: { date },
}

const off = { id: text, off: centsFrom(1), months, conditions: listOf(tagged('kind', conditions)) }
const mbps = wholeNumber(0, MBPS_MAX)

const shape = fields({
  version: text,
  offers: listOf(
    fields({
      id: text,
      role: oneOf(offerRoles),
      lineOfBusiness: oneOf(linesOfBusiness),
      name: text,
      prices: listOf(tagged('type', prices)),
      promotions: listOf(fields(off)),
      limit: wholeNumber(1, QUANTITY_MAX),
      choice: nullable(text),
      taxable: boolean,
      speed: nullable(fields({ downMbps: mbps, upMbps: mbps })),
    }),
  ),
  bundles: listOf(fields({ ...off, offers: listOf(text, 1) })),
})

/**
 * A catalogue that can be priced: every amount whole cents, every kind known, every id once, every offer that is named sold.
 * Fails with the first thing that is not so, where it stands and what it is (CAT-01).
 */
export const parseCatalog = (value: unknown): E.Either<CatalogFailure, Catalog> => {
  const failure = shape(value, '') ?? relationFailure(value as Catalog)
  return failure === null ? E.right(value as Catalog) : E.left(failure)
}
