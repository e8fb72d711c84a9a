import type { OfferId } from '../catalog/offer.ts'
import type { Totals } from '../pricing/quoted.ts'
import type { Cents } from '../shared/money.ts'
import { subtract } from '../shared/money.ts'
import type { CartLine } from './cart.ts'
import { quantityOf } from './cart.ts'

/** The cart that a buyer saw before the checkout: its version, and the catalogue version and totals of its price. */
export type SeenCart = {
  readonly version: number
  readonly catalogVersion: string
  readonly expected: Totals
}

/** Cart changes since a buyer saw it. `monthly` and `dueToday`: differences in cents, negative when cheaper. */
export type CartChanges = {
  readonly isCatalogMoved: boolean
  readonly withdrawn: readonly OfferId[]
  readonly reduced: readonly { readonly offerId: OfferId; readonly from: number; readonly to: number }[]
  readonly monthly: Cents
  readonly dueToday: Cents
}

/** Returns a cart's final check: offers no longer sold, quantities cut to the limit, price differences (CRT-13). */
export const changesSince = (
  seen: SeenCart,
  seenLines: readonly CartLine[],
  now: {
    readonly lines: readonly CartLine[]
    readonly catalogVersion: string
    readonly totals: Totals
  },
): CartChanges => {
  const withdrawn: OfferId[] = []
  const reduced: CartChanges['reduced'][number][] = []
  for (const { offerId, quantity: from } of seenLines) {
    const to = quantityOf(now.lines, offerId)
    if (to === 0) withdrawn.push(offerId)
    else if (to !== from) reduced.push({ offerId, from, to })
  }
  return {
    isCatalogMoved: seen.catalogVersion !== now.catalogVersion,
    withdrawn,
    reduced,
    monthly: subtract(now.totals.monthly, seen.expected.monthly),
    dueToday: subtract(now.totals.dueToday, seen.expected.dueToday),
  }
}
