import type { Cents } from '../shared/money.ts'
import { ZERO, times } from '../shared/money.ts'
import type { LineTableName } from './line-table.ts'
import { linePrice, lineTables } from './line-table.ts'

/** The price types of the specification (section 3), and the line table as a recurring price by the number of lines. */
export const priceTypes = ['RECURRING', 'NEW', 'LineTable', 'ONETIME', 'PaymentPlan', 'SMRRP'] as const
export type PriceType = (typeof priceTypes)[number]

/** `amount` cents a month each; for `guaranteeMonths` months of service it is promised not to rise, 0 without a promise (CAT-02, CAT-07). */
export type MonthlyPrice = {
  readonly type: 'RECURRING'
  readonly amount: Cents
  readonly guaranteeMonths: number
}

/** A monthly price that new customers pay instead of the offer's other one (CAT-03). */
export type NewCustomerPrice = {
  readonly type: 'NEW'
  readonly amount: Cents
  readonly guaranteeMonths: number
}

/** A monthly price that depends on the number of lines (CAT-05). */
export type LineTablePrice = { readonly type: 'LineTable'; readonly table: LineTableName }

/** `amount` cents each, once. */
export type OneTimePrice = { readonly type: 'ONETIME'; readonly amount: Cents }

/** `amount` cents a month each, for the first `months` months, without interest (CAT-04). */
export type PaymentPlanPrice = {
  readonly type: 'PaymentPlan'
  readonly amount: Cents
  readonly months: number
}

/** The suggested monthly retail price in cents: shown for comparison, never charged (CAT-02). */
export type SuggestedPrice = { readonly type: 'SMRRP'; readonly amount: Cents }

export type RecurringPrice = MonthlyPrice | NewCustomerPrice | LineTablePrice

/** One component of what an offer costs; an offer has at most one of each type (CAT-01, CAT-02). */
export type Price = RecurringPrice | OneTimePrice | PaymentPlanPrice | SuggestedPrice

type Priced = { readonly prices: readonly Price[] }

/** The component of a type, if the offer has it. */
export const priceOf = <T extends PriceType>(
  { prices }: Priced,
  type: T,
): Extract<Price, { readonly type: T }> | undefined =>
  prices.find((price): price is Extract<Price, { readonly type: T }> => price.type === type)

/** The recurring component a buyer pays: of new customers that for new customers, where there is one (CAT-03). */
export const recurringPrice = ({ prices }: Priced, isNewCustomer: boolean): RecurringPrice | null => {
  let regular: RecurringPrice | null = null
  for (const price of prices) {
    if (price.type === 'NEW' && isNewCustomer) return price
    if (price.type === 'RECURRING' || price.type === 'LineTable') regular = price
  }
  return regular
}

/** What a quantity costs a month, in cents, before promotions; a quantity beyond a line table costs nothing, for it isn't sold (CAT-05). */
export const recurringAmount = (price: RecurringPrice, quantity: number): Cents =>
  price.type === 'LineTable'
    ? (linePrice(price.table, quantity)?.cost ?? ZERO)
    : times(price.amount, quantity)

/** For how many months of service a recurring price is promised, 0 without a promise (CAT-07). */
export const guaranteeOf = (price: RecurringPrice, quantity: number): number =>
  price.type === 'LineTable'
    ? (linePrice(price.table, quantity)?.priceGuaranteeDurationInYears ?? 0) * 12
    : price.guaranteeMonths

/** The regular price of one a month, in cents, before promotions; zero for what is not charged by the month. */
export const recurringOf = (offer: Priced): Cents => {
  const price = recurringPrice(offer, false)
  return price === null ? ZERO : recurringAmount(price, 1)
}

/** What one costs once, in cents. */
export const oneTimeOf = (offer: Priced): Cents => priceOf(offer, 'ONETIME')?.amount ?? ZERO

/** How many of an offer a cart may hold: its own limit, and never more lines than its table has (PRC-02, CAT-05). */
export const limitOf = ({ prices, limit }: Priced & { readonly limit: number }): number => {
  for (const price of prices)
    if (price.type === 'LineTable') return Math.min(limit, lineTables[price.table].length)
  return limit
}
