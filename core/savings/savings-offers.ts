import type { CartLine } from '../cart/cart.ts'
import type { OfferId } from '../catalog/offer.ts'
import type { Cents } from '../shared/money.ts'
import { ZERO, add, times } from '../shared/money.ts'
import type { InternetTier } from './internet-price.ts'
import type { Savings } from './savings.ts'
import type { MobilePlan } from './savings-input.ts'

/** An offer behind a result. `later` is the monthly price of one item in cents after the first price, from `fromMonth` on; null if its first price has no end of its own. */
export type SavingsOffer = {
  readonly id: OfferId
  readonly name: string
  readonly later: Cents
  readonly fromMonth: number | null
}

/** The offers behind every result: what the calculator of a page needs of the catalogue. */
export type SavingsOffers = {
  readonly internet: Readonly<Record<InternetTier, SavingsOffer>>
  readonly lines: Readonly<Record<MobilePlan, SavingsOffer>>
}

/** The offers of one result; without internet for mobile lines alone. */
export const offersOfResult = (
  { internet, mobile }: Pick<Savings, 'internet' | 'mobile'>,
  offers: SavingsOffers,
): { readonly internet: SavingsOffer | null; readonly lines: SavingsOffer } => ({
  internet: internet === null ? null : offers.internet[internet.tier],
  lines: offers.lines[mobile.table === 'bundledPlus' ? 'unlimitedPlus' : 'unlimited'],
})

/** Returns the cart that has the prices of a result (SAV-07). */
export const savingsCart = (result: Savings, offers: SavingsOffers): readonly CartLine[] => {
  const { internet, lines } = offersOfResult(result, offers)
  return [
    ...(internet === null ? [] : [{ offerId: internet.id, quantity: 1 }]),
    { offerId: lines.id, quantity: result.mobile.noOfLines },
  ]
}

/** A monthly price of the provider in cents, and its first month. */
export type LaterPrice = { readonly fromMonth: number; readonly monthly: Cents }

/** Returns the prices after those of a result, in order: the lines end with their guarantee, the internet with its first price (SAV-08). */
export const laterPrices = (result: Savings, offers: SavingsOffers): readonly LaterPrice[] => {
  const { internet, lines } = offersOfResult(result, offers)
  const { noOfLines, cost } = result.mobile
  const linesFrom = 12 * result.guaranteeYears + 1
  const internetFrom = internet?.fromMonth ?? linesFrom
  const internetIn = (month: number): Cents =>
    internet !== null && month >= internetFrom ? internet.later : (result.internet?.price ?? ZERO)
  const linesIn = (month: number): Cents => (month >= linesFrom ? times(lines.later, noOfLines) : cost)
  const months = [...new Set([internetFrom, linesFrom])].toSorted((a, b) => a - b)
  const prices = months.map((fromMonth) => ({
    fromMonth,
    monthly: add(internetIn(fromMonth), linesIn(fromMonth)),
  }))
  return prices.filter(({ monthly }, at) => monthly !== (prices[at - 1]?.monthly ?? result.providerMonthly))
}
