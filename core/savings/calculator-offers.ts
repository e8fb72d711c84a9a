import type { Catalog, Offer, OfferId } from '../catalog/offer.ts'
import { findOffer } from '../catalog/offer.ts'
import { offerPrice, offerPriceIn } from '../pricing/offer-price.ts'
import { basisPoints } from '../shared/money.ts'
import type { InternetTier } from './internet-price.ts'
import { BUNDLED_FROM_LINES, internetTiers } from './internet-price.ts'
import type { MobilePlan } from './savings-input.ts'
import { mobilePlans } from './savings-input.ts'
import type { LaterPrice, SavingsLines, SavingsOffers, SavingsPlan } from './savings-offers.ts'

/** The offer that a brand sells for each answer of the calculator. */
export type CalculatorOffers = {
  readonly internet: Readonly<Record<InternetTier, OfferId>>
  readonly lines: Readonly<Record<MobilePlan, OfferId>>
}

const soldOffer = ({ offers }: Catalog, id: OfferId): Offer => {
  const offer = findOffer(offers, id)
  if (offer === undefined) throw new Error(`the catalogue has no offer ${id}`)
  return offer
}

const linesOf = (catalog: Catalog, id: OfferId): SavingsLines => {
  const offer = soldOffer(catalog, id)
  const { first, change } = offerPrice(offer)
  return { id, name: offer.name, listPrice: change?.later ?? first }
}

/** Returns the price of a plan after its first one, with a number of mobile lines; null if it does not change. */
const laterPrice = (
  { offers }: Catalog,
  plan: OfferId,
  lines: { readonly offerId: OfferId; readonly quantity: number },
): LaterPrice | null => {
  const cart = { offers, lines: [{ offerId: plan, quantity: 1 }, lines], taxRate: basisPoints(0) }
  const change = offerPriceIn(cart, plan)?.change ?? null
  return change === null ? null : { fromMonth: change.fromMonth, monthly: change.later }
}

const planOf = (catalog: Catalog, id: OfferId, offerId: OfferId): SavingsPlan => ({
  id,
  name: soldOffer(catalog, id).name,
  later: {
    nonBundled: laterPrice(catalog, id, { offerId, quantity: 1 }),
    bundled: laterPrice(catalog, id, { offerId, quantity: BUNDLED_FROM_LINES }),
  },
})

const each = <Key extends string, Value>(
  keys: readonly Key[],
  of: (key: Key) => Value,
): Readonly<Record<Key, Value>> => Object.fromEntries(keys.map((key) => [key, of(key)])) as Record<Key, Value>

/** Returns the offers of a calculator from the catalogue (SAV-08). Throws (a defect) when one is not sold. */
export const savingsOffers = ({ internet, lines }: CalculatorOffers, catalog: Catalog): SavingsOffers => ({
  internet: each(internetTiers, (tier) => planOf(catalog, internet[tier], lines.unlimited)),
  lines: each(mobilePlans, (plan) => linesOf(catalog, lines[plan])),
})
