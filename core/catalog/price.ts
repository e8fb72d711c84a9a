import type { Cents } from '../shared/money.ts'
import { ZERO, times } from '../shared/money.ts'

/** The price types of the specification (section 3). */
export const priceTypes = ['RECURRING', 'NEW', 'ONETIME', 'PaymentPlan', 'SMRRP'] as const
export type PriceType = (typeof priceTypes)[number]

/**
 * A price of `amount` cents a month for each item. It is guaranteed for `guaranteeMonths` months of service, 0 without
 * a guarantee (CAT-02, CAT-07).
 */
export type MonthlyPrice = {
  readonly type: 'RECURRING'
  readonly amount: Cents
  readonly guaranteeMonths: number
}

/** A monthly price that new customers pay instead of the regular one (CAT-03). */
export type NewCustomerPrice = {
  readonly type: 'NEW'
  readonly amount: Cents
  readonly guaranteeMonths: number
}

/** A price of `amount` cents for each item, paid once. */
export type OneTimePrice = { readonly type: 'ONETIME'; readonly amount: Cents }

/**
 * Instalments of `amount` cents a month for each item, in the first `months` months, without interest. `last` is the
 * payment of the last of these months where it differs, so that the payments are the exact price (CAT-04, MOB-17).
 */
export type PaymentPlanPrice = {
  readonly type: 'PaymentPlan'
  readonly amount: Cents
  readonly months: number
  readonly last?: Cents
}

/** The suggested monthly retail price in cents. It is shown for comparison and never charged (CAT-02). */
export type SuggestedPrice = { readonly type: 'SMRRP'; readonly amount: Cents }

export type RecurringPrice = MonthlyPrice | NewCustomerPrice

/** One component of the price of an offer. An offer has each type at most once (CAT-01, CAT-02). */
export type Price = RecurringPrice | OneTimePrice | PaymentPlanPrice | SuggestedPrice

type Priced = { readonly prices: readonly Price[] }

/** Returns the component of a type, if the offer has it. */
export const priceOf = <T extends PriceType>(
  { prices }: Priced,
  type: T,
): Extract<Price, { readonly type: T }> | undefined =>
  prices.find((price): price is Extract<Price, { readonly type: T }> => price.type === type)

/** Returns the recurring component that a buyer pays: for new customers their own, if any (CAT-03). */
export const recurringPrice = ({ prices }: Priced, isNewCustomer: boolean): RecurringPrice | null => {
  let regular: RecurringPrice | null = null
  for (const price of prices) {
    if (price.type === 'NEW' && isNewCustomer) return price
    if (price.type === 'RECURRING') regular = price
  }
  return regular
}

/** Returns a quantity's list price in cents a month, before promotions; zero without one (CAT-02, CAT-03). */
export const listPriceOf = (offer: Priced, quantity: number, isNewCustomer: boolean): Cents =>
  times(recurringPrice(offer, isNewCustomer)?.amount ?? ZERO, quantity)

/** Returns the regular monthly price of one item in cents, before promotions. Zero without a monthly price. */
export const recurringOf = (offer: Priced): Cents => listPriceOf(offer, 1, false)

/** Returns the one-time price of one item, in cents. */
export const oneTimeOf = (offer: Priced): Cents => priceOf(offer, 'ONETIME')?.amount ?? ZERO
