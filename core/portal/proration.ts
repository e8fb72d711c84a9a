import type { Cents } from '../shared/money.ts'
import { ZERO, subtract, sum } from '../shared/money.ts'
import type { Proration } from './service-change.ts'

/** Returns an amount's part (at least zero cents) for some days of a month, rounded half up to cents (PTL-16). */
export const partOf = (amount: Cents, usedDays: number, days: number): Cents =>
  Math.floor((2 * amount * usedDays + days) / (2 * days)) as Cents

/**
 * Prorates the charges of a month for a service that ends: what is charged for the used days, and what is returned.
 * Each amount is rounded by itself, as its line of a bill; charged and returned together are the paid amount (PTL-16).
 */
export const prorate = (
  amounts: readonly Cents[],
  { days, usedDays }: Pick<Proration, 'days' | 'usedDays'>,
): Proration => {
  const paid = sum(amounts)
  const charged = sum(amounts.map((amount) => partOf(amount, usedDays, days)))
  return { days, usedDays, paid, charged, returned: amounts.length === 0 ? ZERO : subtract(paid, charged) }
}
