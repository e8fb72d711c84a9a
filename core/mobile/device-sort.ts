import { either as E } from 'fp-ts'
import { MAX_CENTS } from '../shared/money.ts'
import type { MobileFailure } from './mobile.failure.ts'
import type { DeviceVariant } from './product-detail.ts'
import { leastOneTime } from './device-price.ts'

export const sortOrders = ['featured', 'priceLowToHigh', 'priceHighToLow'] as const
export type SortOrder = (typeof sortOrders)[number]

/** Parses the name of a sort order. Fails with `UnknownSortOrder` (MOB-09). */
export const parseSortOrder = (text: string): E.Either<MobileFailure, SortOrder> => {
  const known = sortOrders.find((order) => order === text)
  return known === undefined ? E.left({ _tag: 'UnknownSortOrder', value: text }) : E.right(known)
}

/**
 * Sorts devices: featured is the given order, the others go by the lowest one-time price. Equal prices keep their order, and devices without a
 * price come last in both directions (MOB-09).
 */
export const sortDevices = <A extends { readonly variants: readonly Pick<DeviceVariant, 'prices'>[] }>(
  devices: readonly A[],
  order: SortOrder,
): readonly A[] => {
  if (order === 'featured') return devices
  const direction = order === 'priceLowToHigh' ? 1 : -1
  const rankOf = ({ variants }: A): number => {
    const price = leastOneTime(variants)
    return price === null ? MAX_CENTS + 1 : direction * price
  }
  return devices
    .map((device) => ({ device, rank: rankOf(device) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ device }) => device)
}
