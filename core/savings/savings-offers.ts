import type { CartLine } from '../cart/cart.ts'
import type { OfferId } from '../catalog/offer.ts'
import type { Cents } from '../shared/money.ts'
import { ZERO, add, times } from '../shared/money.ts'
import type { InternetTier } from './internet-price.ts'
import type { Savings } from './savings.ts'
import type { MobilePlan } from './savings-input.ts'

/** A monthly price of the provider in cents, and its first month. */
export type LaterPrice = { readonly fromMonth: number; readonly monthly: Cents }

/** A result's internet plan, and its later price alone and with mobile lines; null if it never changes. */
export type SavingsPlan = {
  readonly id: OfferId
  readonly name: string
  readonly later: Readonly<Record<'nonBundled' | 'bundled', LaterPrice | null>>
}

/** The mobile lines behind a result, and the list price of one of them. */
export type SavingsLines = { readonly id: OfferId; readonly name: string; readonly listPrice: Cents }

/** The offers behind every result: what the calculator of a page needs of the catalogue. */
export type SavingsOffers = {
  readonly internet: Readonly<Record<InternetTier, SavingsPlan>>
  readonly lines: Readonly<Record<MobilePlan, SavingsLines>>
}

/** The offers of one result; without internet for mobile lines alone. */
export const offersOfResult = (
  { internet, mobile }: Pick<Savings, 'internet' | 'mobile'>,
  offers: SavingsOffers,
): { readonly internet: SavingsPlan | null; readonly lines: SavingsLines } => ({
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

const MONTHS = 12

/** Returns the prices after a result's, in order: lines by guarantee, internet by first price (SAV-08). */
export const laterPrices = (result: Savings, offers: SavingsOffers): readonly LaterPrice[] => {
  const { internet, lines } = offersOfResult(result, offers)
  const { noOfLines, cost } = result.mobile
  const change = internet?.later[result.internet?.isBundled === true ? 'bundled' : 'nonBundled'] ?? null
  const linesFrom = MONTHS * result.guaranteeYears + 1
  const internetIn = (month: number): Cents =>
    change !== null && month >= change.fromMonth ? change.monthly : (result.internet?.price ?? ZERO)
  const linesIn = (month: number): Cents => (month >= linesFrom ? times(lines.listPrice, noOfLines) : cost)
  const months = [...new Set([change?.fromMonth ?? linesFrom, linesFrom])].toSorted((a, b) => a - b)
  const prices = months.map((fromMonth) => ({
    fromMonth,
    monthly: add(internetIn(fromMonth), linesIn(fromMonth)),
  }))
  return prices.filter(({ monthly }, at) => monthly !== (prices[at - 1]?.monthly ?? result.providerMonthly))
}
