import { either as E } from 'fp-ts'
import type { Cents } from '../shared/money.ts'
import type { Reader } from '../shared/reader.ts'
import {
  centsField,
  listField,
  nullField,
  oneOfField,
  recordField,
  textField,
  wholeField,
} from '../shared/reader.ts'
import type { DeviceFailure } from './mobile.failure.ts'

export const deviceCategories = ['DEVICE', 'TABLET', 'SMART_WATCH', 'ACCESSORIES'] as const
export type DeviceCategory = (typeof deviceCategories)[number]

export const deviceBrands = ['Apple', 'Samsung', 'Google', 'Motorola', 'Orbic', 'TCL', 'LG'] as const
export type DeviceBrand = (typeof deviceBrands)[number]

export const devicePriceKinds = ['recurring', 'oneTime'] as const

/** Cents once, or cents a month for `term` months without interest. */
export type DevicePrice = {
  readonly id: (typeof devicePriceKinds)[number]
  readonly originalPrice: Cents
  readonly term: number | null
}

type Image = { readonly url: string }

export type DeviceVariant = {
  readonly color: { readonly name: string }
  readonly capacity: string | null
  readonly images: { readonly hero: Image; readonly primary: Image }
  readonly prices: readonly DevicePrice[]
}

/** A device as its page shows it. `deals`: the names of the deals it takes part in. */
export type ProductDetail = {
  readonly category: DeviceCategory
  readonly brand: DeviceBrand
  readonly name: string
  readonly description: string
  readonly colors: readonly { readonly name: string }[]
  readonly variants: readonly DeviceVariant[]
  readonly deals: readonly string[]
}

/** Limits of a device's data, chosen here: what a page can show. */
export const deviceLimits = { name: 80, description: 500, url: 500, list: 60, termMonths: 60 } as const

const name = textField(deviceLimits.name)
const image = recordField<Image>({ url: textField(deviceLimits.url) })
const color = recordField<{ readonly name: string }>({ name })

const devicePrice = recordField<DevicePrice>({
  id: oneOfField(devicePriceKinds),
  originalPrice: centsField,
  term: nullField(wholeField(1, deviceLimits.termMonths)),
})

const variant = recordField<DeviceVariant>({
  color,
  capacity: nullField(name),
  images: recordField<DeviceVariant['images']>({ hero: image, primary: image }),
  prices: listField(devicePrice, deviceLimits.list),
})

const detail: Reader<ProductDetail> = recordField<ProductDetail>({
  category: oneOfField(deviceCategories),
  brand: oneOfField(deviceBrands),
  name,
  description: textField(deviceLimits.description),
  colors: listField(color, deviceLimits.list),
  variants: listField(variant, deviceLimits.list),
  deals: listField(name, deviceLimits.list),
})

const contradictionIn = ({ colors, variants }: ProductDetail): DeviceFailure | null => {
  const names = colors.map((one) => one.name)
  const twice = names.find((one, index) => names.indexOf(one) !== index)
  if (twice !== undefined) return { _tag: 'ColorTwice', color: twice }
  for (const [at, { color: worn, prices }] of variants.entries()) {
    if (!names.includes(worn.name)) return { _tag: 'ColorUnknown', color: worn.name }
    for (const [index, { id, term }] of prices.entries())
      if ((id === 'recurring') !== (term !== null))
        return { _tag: 'TermMismatch', field: `variants[${at}].prices[${index}].term`, term }
  }
  return null
}

/**
 * A device from unknown JSON: each colour once, each variant in one of them, monthly prices with a term and one-time prices without.
 * Fails with `FieldInvalid`, `ColorTwice`, `ColorUnknown` and `TermMismatch` (MOB-06).
 */
export const parseProductDetail = (value: unknown): E.Either<DeviceFailure, ProductDetail> => {
  const read = detail(value, '')
  if (E.isLeft(read)) return read
  const contradiction = contradictionIn(read.right)
  return contradiction === null ? read : E.left(contradiction)
}

const priceOf = ({ prices }: Pick<DeviceVariant, 'prices'>, id: DevicePrice['id']): readonly DevicePrice[] =>
  prices.filter((price) => price.id === id)

/** The least one-time price of some variants, in cents; null when none has one (MOB-07). */
export const leastOneTime = (variants: readonly Pick<DeviceVariant, 'prices'>[]): Cents | null =>
  variants
    .flatMap((one) => priceOf(one, 'oneTime'))
    .reduce<Cents | null>(
      (least, { originalPrice }) => (least === null || originalPrice < least ? originalPrice : least),
      null,
    )

/** The monthly prices of a variant, the shortest term first (MOB-07). */
export const monthlyPrices = (one: Pick<DeviceVariant, 'prices'>): readonly DevicePrice[] =>
  priceOf(one, 'recurring').toSorted((a, b) => (a.term ?? 0) - (b.term ?? 0))
