import type { LineOfBusiness, OfferId, OfferRole } from '../catalog/offer.ts'
import type { Cents } from '../shared/money.ts'
import type { CartInput } from './normalized-cart.ts'

/** The input of a quote, with the version of its catalogue. */
export type QuoteInput = CartInput & { readonly catalogVersion: string }

/** An amount before tax, its tax, and both together, in cents. */
export type Amount = { readonly net: Cents; readonly tax: Cents; readonly total: Cents }

/** A line of a quote. Line of business and role are null in receipts from before these fields existed (PRC-14). */
export type QuoteLine = {
  readonly offerId: OfferId
  readonly name: string
  readonly lineOfBusiness: LineOfBusiness | null
  readonly role: OfferRole | null
  readonly quantity: number
  readonly monthly: Amount
  readonly oneTime: Amount
}

/** The monthly price from month `fromMonth` of service on (1 is the first). */
export type PriceStep = { readonly fromMonth: number; readonly monthly: Amount }

/**
 * A quote. `monthly`: month 1; `later`: its changes; `dueToday`: one-time charges and month 1 in advance. `pastDue` is
 * the unpaid balance of the buyer's account within `dueToday`, in cents; absent without one (PAY-08). `tradeInCredit`
 * is the credit for traded-in devices on a later bill, outside of every other amount; absent without one (MOB-41).
 */
export type Quote = {
  readonly catalogVersion: string
  readonly lines: readonly QuoteLine[]
  readonly monthly: Amount
  readonly oneTime: Amount
  readonly dueToday: Cents
  readonly pastDue?: Cents
  readonly tradeInCredit?: Cents
  readonly later: readonly PriceStep[]
}

/** The two amounts a buyer agrees to. An order whose amounts changed is refused (PRC-07). */
export type Totals = { readonly monthly: Cents; readonly dueToday: Cents }
