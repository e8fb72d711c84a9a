import type { CartLine } from '../cart/cart.ts'
import { quantityOf } from '../cart/cart.ts'
import type { Offer } from '../catalog/offer.ts'
import { maximumOf } from '../catalog/offer.ts'
import { offerForHolder, plansHeldIn } from './mobile-account.ts'
import type { Cents } from '../shared/money.ts'

/**
 * What a session knows about the account at its address, once the visitor has proven to hold it (ACC-01). `holdings`
 * are the quantities of the offers that the account already has. `pastDue` is its unpaid balance in cents.
 */
export type AccountSummary = {
  readonly holdings: readonly CartLine[]
  readonly pastDue: Cents
}

/** The customer of a session: a new one, or an existing one with or without a proven account. */
export type CustomerFacts = { readonly newCustomer: boolean; readonly account?: AccountSummary }

/** Checks for equipment that an account can have several times, such as WiFi pods. Not for add-ons of mobile lines. */
export const isEquipment = (offer: Offer): boolean =>
  offer.role === 'addOn' && offer.lineOfBusiness !== 'Mobile' && maximumOf(offer) > 1

/** Returns the lines of an order that the account has afterwards: its plans and its equipment. */
export const heldAfter = (lines: readonly CartLine[], offers: readonly Offer[]): readonly CartLine[] => {
  const held = new Set(offers.filter((one) => one.role === 'plan' || isEquipment(one)).map(({ id }) => id))
  return lines.flatMap(({ offerId, quantity }) => (held.has(offerId) ? [{ offerId, quantity }] : []))
}

/** Adds lines to holdings, or removes them with `sign` -1. Each offer appears once, with a positive quantity. */
export const changeHoldings = (
  holdings: readonly CartLine[],
  lines: readonly CartLine[],
  sign: 1 | -1 = 1,
): readonly CartLine[] => {
  const quantities = new Map(holdings.map(({ offerId, quantity }) => [offerId, quantity]))
  for (const { offerId, quantity } of lines)
    quantities.set(offerId, (quantities.get(offerId) ?? 0) + sign * quantity)
  return [...quantities].flatMap(([offerId, quantity]) => (quantity > 0 ? [{ offerId, quantity }] : []))
}

const withRoom = (offer: Offer, room: number): Offer => ({
  ...offer,
  limit: Math.max(0, room),
  accountLimit: offer.limit,
})

/**
 * Returns the offers with the limits and the conditions of this customer. The limit of equipment includes what the
 * account already has (ACC-02), and the plans of the account count as those of the cart (ACC-06, MOB-04). Without a
 * proof the account may already have all of it: then no more is sold (ACC-03).
 */
export const offersForCustomer = (
  offers: readonly Offer[],
  { newCustomer, account }: CustomerFacts,
): readonly Offer[] => {
  if (newCustomer) return offers
  if (account === undefined) return offers.map((offer) => (isEquipment(offer) ? withRoom(offer, 0) : offer))
  const plansHeld = plansHeldIn(account, offers)
  return offers.map((offer) => {
    const sold = offerForHolder(offer, plansHeld)
    const held = isEquipment(offer) ? quantityOf(account.holdings, offer.id) : 0
    return held === 0 ? sold : withRoom(sold, offer.limit - held)
  })
}

/** Why an offer's limit is lower: the account already has some, or its holdings are unknown without a proof. */
export type AccountRoom =
  | { readonly reason: 'unproven'; readonly limit: number }
  | { readonly reason: 'held'; readonly held: number; readonly limit: number }

/** Returns why the account of this customer leaves less room for an offer; null where it does not (ACC-02, ACC-03). */
export const accountRoom = (
  { limit, accountLimit }: Pick<Offer, 'limit' | 'accountLimit'>,
  { account }: Pick<CustomerFacts, 'account'>,
): AccountRoom | null => {
  if (accountLimit === undefined) return null
  return account === undefined
    ? { reason: 'unproven', limit: accountLimit }
    : { reason: 'held', held: accountLimit - limit, limit: accountLimit }
}
