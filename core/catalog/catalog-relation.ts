import type { CatalogFailure } from './catalog.failure.ts'
import { refuse } from './check.ts'
import { lineTables } from './line-table.ts'
import type { Catalog, Condition, Offer } from './offer.ts'
import { priceOf } from './price.ts'

const twice = (
  tag: 'IdTwice' | 'PriceTwice',
  path: string,
  names: readonly string[],
): CatalogFailure | null => {
  const known = new Set<string>()
  for (const name of names) {
    if (known.has(name)) return refuse(tag, path, name)
    known.add(name)
  }
  return null
}

/** Each kind of price once, one of them recurring beside that for new customers, and never more lines than the table has. */
const priceFailure = ({ prices, limit }: Offer, path: string): CatalogFailure | null => {
  const kinds = prices.map(({ type }) => (type === 'LineTable' ? 'RECURRING' : type))
  const table = priceOf({ prices }, 'LineTable')?.table
  const isBeyond = table !== undefined && limit > lineTables[table].length
  return (
    twice('PriceTwice', `${path}.prices`, kinds) ??
    (isBeyond ? refuse('BeyondLineTable', `${path}.limit`, limit) : null)
  )
}

const unknownOffer = (
  ids: readonly string[],
  sold: ReadonlySet<string>,
  path: string,
): CatalogFailure | null => {
  const id = ids.find((one) => !sold.has(one))
  return id === undefined ? null : refuse('OfferUnknown', path, id)
}

const ratePlans = (all: readonly Condition[]): readonly string[] =>
  all.flatMap((condition) => (condition.kind === 'RatePlan' ? [condition.offerId] : []))

/** What only shows between the parts of a catalogue: ids named twice, and offers named that are not sold (CAT-01). */
export const relationFailure = ({ offers, bundles }: Catalog): CatalogFailure | null => {
  const sold = new Set<string>(offers.map(({ id }) => id))
  let failure =
    twice(
      'IdTwice',
      'offers',
      offers.map(({ id }) => id),
    ) ??
    twice(
      'IdTwice',
      'bundles',
      bundles.map(({ id }) => id),
    )
  for (const [index, offer] of offers.entries()) {
    const path = `offers.${index}`
    const { promotions } = offer
    failure ??=
      priceFailure(offer, path) ??
      twice(
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
      twice('IdTwice', `bundles.${index}.offers`, bundle.offers) ??
      unknownOffer(named, sold, `bundles.${index}`)
  }
  return failure
}
