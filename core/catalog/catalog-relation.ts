import type { CatalogRelationFailure } from './catalog.failure.ts'
import { lineTables } from './line-table.ts'
import type { Catalog, Condition, Offer } from './offer.ts'
import { isLinePromotion } from './promotion.ts'

const duplicateFailure = (
  tag: 'IdTwice' | 'PriceTwice',
  path: string,
  names: readonly string[],
): CatalogRelationFailure | null => {
  const known = new Set<string>()
  for (const name of names) {
    if (known.has(name)) return { _tag: tag, path, value: name }
    known.add(name)
  }
  return null
}

/** Checks that an offer has each kind of price once, and a limit within each of its line tables. */
const priceFailure = ({ prices, promotions, limit }: Offer, path: string): CatalogRelationFailure | null => {
  const kinds = prices.map(({ type }) => type)
  const tables = promotions.filter(isLinePromotion)
  const isBeyond = tables.some(({ table }) => limit > lineTables[table].length)
  return (
    duplicateFailure('PriceTwice', `${path}.prices`, kinds) ??
    (isBeyond ? { _tag: 'BeyondLineTable', path: `${path}.limit`, value: String(limit) } : null)
  )
}

const unknownOffer = (
  ids: readonly string[],
  sold: ReadonlySet<string>,
  path: string,
): CatalogRelationFailure | null => {
  const id = ids.find((one) => !sold.has(one))
  return id === undefined ? null : { _tag: 'OfferUnknown', path, value: id }
}

const ratePlans = (all: readonly Condition[]): readonly string[] =>
  all.flatMap((condition) => (condition.kind === 'RatePlan' ? [condition.offerId] : []))

/** Returns a catalogue's first contradiction: a repeated id, or a reference to an offer that is not sold (CAT-01). */
export const relationFailure = ({ offers, bundles }: Catalog): CatalogRelationFailure | null => {
  const sold = new Set<string>(offers.map(({ id }) => id))
  let failure =
    duplicateFailure(
      'IdTwice',
      'offers',
      offers.map(({ id }) => id),
    ) ??
    duplicateFailure(
      'IdTwice',
      'bundles',
      bundles.map(({ id }) => id),
    )
  for (const [index, offer] of offers.entries()) {
    const path = `offers[${index}]`
    const { promotions } = offer
    failure ??=
      priceFailure(offer, path) ??
      duplicateFailure(
        'IdTwice',
        `${path}.promotions`,
        promotions.map(({ id }) => id),
      ) ??
      unknownOffer(
        promotions.flatMap(({ conditions: all }) => ratePlans(all)),
        sold,
        `${path}.promotions`,
      )
  }
  for (const [index, bundle] of bundles.entries()) {
    const named = [...bundle.offers, ...ratePlans(bundle.conditions)]
    failure ??=
      duplicateFailure('IdTwice', `bundles[${index}].offers`, bundle.offers) ??
      unknownOffer(named, sold, `bundles[${index}]`)
  }
  return failure
}
