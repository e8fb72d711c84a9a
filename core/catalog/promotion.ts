import type { Cents } from '../shared/money.ts'
import { ZERO, subtract, times } from '../shared/money.ts'
import type { CartFacts } from './condition.ts'
import { areMet } from './condition.ts'
import { linePrice } from './line-table.ts'
import type { LinePromotion, Promotion } from './offer.ts'

/** A line of a cart: its quantity, and its list price in cents a month. */
export type ListedLine = { readonly quantity: number; readonly listPrice: Cents }

/** A promotion of a line: it discounts `off` cents in each of the first `months` months of service. */
export type PromotedLine = {
  readonly promotion: Promotion
  readonly off: Cents
  readonly months: number
}

/** Checks whether a promotion prices its line by a line table (CAT-05). */
export const isLinePromotion = (promotion: Promotion): promotion is LinePromotion => 'table' in promotion

/**
 * Returns the discount of a promotion on a line, whether or not its conditions hold. With a line table it is the list
 * price less the row, for the guarantee of the row; null beyond the table (CAT-05, CAT-07). Lines that the account has
 * already are part of the row, and their price is not charged again (MOB-04).
 */
export const discountOn = (
  promotion: Promotion,
  { quantity, listPrice }: ListedLine,
): PromotedLine | null => {
  if (!isLinePromotion(promotion))
    return { promotion, off: times(promotion.off, quantity), months: promotion.months }
  const { table, linesHeld = 0 } = promotion
  const row = linePrice(table, linesHeld + quantity)
  if (row === null) return null
  const cost = subtract(row.cost, linePrice(table, linesHeld)?.cost ?? ZERO)
  const off = cost > listPrice ? ZERO : subtract(listPrice, cost)
  return { promotion, off, months: row.priceGuaranteeDurationInYears * 12 }
}

/** Returns a month's promotion: the largest that applies, first of equals; never summed (PRC-09). */
export const promotionIn = (
  promotions: readonly Promotion[],
  month: number,
  line: ListedLine,
  facts: CartFacts,
): PromotedLine | null => {
  let best: PromotedLine | null = null
  for (const promotion of promotions) {
    const promoted = discountOn(promotion, line)
    if (
      promoted !== null &&
      promoted.months >= month &&
      (best === null || promoted.off > best.off) &&
      areMet(promotion.conditions, facts)
    )
      best = promoted
  }
  return best
}
