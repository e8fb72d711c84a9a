import type { Cents } from '../shared/money.ts'
import { MAX_CENTS } from '../shared/money.ts'

export const sortOrders = ['featured', 'priceLowToHigh', 'priceHighToLow'] as const
export type SortOrder = (typeof sortOrders)[number]

/**
 * Sorts devices: featured is the given order, the others go by a price in cents. Equal prices keep their order, and
 * devices without a price come last in both directions (MOB-09).
 */
export const sortDevices = <A>(
  devices: readonly A[],
  order: SortOrder,
  priceOf: (device: A) => Cents | null,
): readonly A[] => {
  if (order === 'featured') return devices
  const direction = order === 'priceLowToHigh' ? 1 : -1
  const rankOf = (device: A): number => {
    const price = priceOf(device)
    return price === null ? MAX_CENTS + 1 : direction * price
  }
  return devices
    .map((device) => ({ device, rank: rankOf(device) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ device }) => device)
}
