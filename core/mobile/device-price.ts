import { either as E } from 'fp-ts'
import type { Cents } from '../shared/money.ts'
import type { Reader } from '../shared/reader.ts'
import { centsField, integerField, nullField, oneOfField, recordField } from '../shared/reader.ts'
import type { Instalments } from './instalments.ts'
import { instalmentsOf, MAX_TERM } from './instalments.ts'

export const devicePriceKinds = ['recurring', 'oneTime'] as const

/** A price in cents: one-time, or monthly for `term` months without interest. */
export type DevicePrice = {
  readonly id: (typeof devicePriceKinds)[number]
  readonly originalPrice: Cents
  readonly term: number | null
}

export const devicePriceField: Reader<DevicePrice> = recordField<DevicePrice>({
  id: oneOfField(devicePriceKinds),
  originalPrice: centsField,
  term: nullField(integerField(1, MAX_TERM)),
})

type Priced = { readonly prices: readonly DevicePrice[] }

const priceOf = ({ prices }: Priced, id: DevicePrice['id']): readonly DevicePrice[] =>
  prices.filter((price) => price.id === id)

/** Returns the lowest one-time price of some variants in cents, or null without one (MOB-07). */
export const leastOneTime = (variants: readonly Priced[]): Cents | null =>
  variants
    .flatMap((one) => priceOf(one, 'oneTime'))
    .reduce<Cents | null>(
      (least, { originalPrice }) => (least === null || originalPrice < least ? originalPrice : least),
      null,
    )

/** Returns the monthly prices of a variant, the shortest term first (MOB-07). */
export const monthlyPrices = (one: Priced): readonly DevicePrice[] =>
  priceOf(one, 'recurring').toSorted((a, b) => (a.term ?? 0) - (b.term ?? 0))

/** Returns the payments of a variant over its shortest term; null for one that is paid once (MOB-07, MOB-17). */
export const variantInstalments = (one: Priced): Instalments | null => {
  const price = leastOneTime([one])
  const [monthly] = monthlyPrices(one)
  return price === null || monthly === undefined
    ? null
    : E.getOrElseW(() => null)(instalmentsOf(price, monthly.term ?? 0))
}
