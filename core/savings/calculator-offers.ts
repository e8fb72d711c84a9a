import type { Offer, OfferId } from '../catalog/offer.ts'
import { findOffer } from '../catalog/offer.ts'
import { offerPrice } from '../pricing/offer-price.ts'
import type { InternetTier } from './internet-price.ts'
import { internetTiers } from './internet-price.ts'
import type { MobilePlan } from './savings-input.ts'
import { mobilePlans } from './savings-input.ts'
import type { SavingsOffer, SavingsOffers } from './savings-offers.ts'

/** The offer that a brand sells for each answer of the calculator. */
export type CalculatorOffers = {
  readonly internet: Readonly<Record<InternetTier, OfferId>>
  readonly lines: Readonly<Record<MobilePlan, OfferId>>
}

const offerOf = (offers: readonly Offer[], id: OfferId): SavingsOffer => {
  const offer = findOffer(offers, id)
  if (offer === undefined) throw new Error(`the catalogue has no offer ${id}`)
  const { first, change } = offerPrice(offer)
  return { id, name: offer.name, later: change?.later ?? first, fromMonth: change?.fromMonth ?? null }
}

const each = <Key extends string>(
  keys: readonly Key[],
  ids: Readonly<Record<Key, OfferId>>,
  offers: readonly Offer[],
): Readonly<Record<Key, SavingsOffer>> =>
  Object.fromEntries(keys.map((key) => [key, offerOf(offers, ids[key])])) as Record<Key, SavingsOffer>

/** Returns the offers of a calculator from the catalogue (SAV-08). Throws (a defect) when one is not sold. */
export const savingsOffers = (
  { internet, lines }: CalculatorOffers,
  offers: readonly Offer[],
): SavingsOffers => ({
  internet: each(internetTiers, internet, offers),
  lines: each(mobilePlans, lines, offers),
})
