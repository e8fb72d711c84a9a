import type { OfferId } from '../catalog/offer.ts'
import type { Totals } from '../pricing/quote.ts'
import type { Cents } from '../shared/money.ts'
import { subtract } from '../shared/money.ts'
import type { CartLine } from './cart.ts'
import { quantityOf } from './cart.ts'

/** What a buyer saw of a cart before the checkout: its version, and the catalogue and the totals it was priced by. */
export type SeenCart = {
  readonly version: number
  readonly catalogVersion: string
  readonly expected: Totals
}

/** What has become of a cart since a buyer saw it; `monthly` and `dueToday` are cents more, or less than zero. */
export type CartChanges = {
  readonly isCatalogMoved: boolean
  readonly withdrawn: readonly OfferId[]
  readonly reduced: readonly { readonly offerId: OfferId; readonly from: number; readonly to: number }[]
  readonly monthly: Cents
  readonly dueToday: Cents
}

/**
 * What the last look at a cart finds: offers that are sold no more, quantities cut to their limit, and by how much its price moved
 * (CRT-13).
 */
export const changesSince = (
  seen: SeenCart,
  held: readonly CartLine[],
  now: {
    readonly lines: readonly CartLine[]
    readonly catalogVersion: string
    readonly totals: Totals
  },
): CartChanges => {
  const withdrawn: OfferId[] = []
  const reduced: CartChanges['reduced'][number][] = []
  for (const { offerId, quantity: from } of held) {
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
