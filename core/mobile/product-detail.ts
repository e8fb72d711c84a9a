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
  integerField,
} from '../shared/reader.ts'
import type { DeviceFailure } from './mobile.failure.ts'

export const deviceCategories = ['DEVICE', 'TABLET', 'SMART_WATCH', 'ACCESSORIES'] as const
export type DeviceCategory = (typeof deviceCategories)[number]

export const deviceBrands = ['Apple', 'Samsung', 'Google', 'Motorola', 'Orbic', 'TCL', 'LG'] as const
export type DeviceBrand = (typeof deviceBrands)[number]

export const devicePriceKinds = ['recurring', 'oneTime'] as const

/** A price in cents: one-time, or monthly for `term` months without interest. */
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

/** A device as its page shows it. `deals` lists the names of its deals. */
export type ProductDetail = {
  readonly category: DeviceCategory
  readonly brand: DeviceBrand
  readonly name: string
  readonly description: string
  readonly colors: readonly { readonly name: string }[]
  readonly variants: readonly DeviceVariant[]
  readonly deals: readonly string[]
}

/** Limits of the data of a device, chosen here: what a page can show. */
export const deviceLimits = { name: 80, description: 500, url: 500, list: 60, termMonths: 60 } as const

const name = textField(deviceLimits.name)
const image = recordField<Image>({ url: textField(deviceLimits.url) })
const color = recordField<{ readonly name: string }>({ name })

const devicePrice = recordField<DevicePrice>({
  id: oneOfField(devicePriceKinds),
  originalPrice: centsField,
  term: nullField(integerField(1, deviceLimits.termMonths)),
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
  const duplicate = names.find((one, index) => names.indexOf(one) !== index)
  if (duplicate !== undefined) return { _tag: 'ColorTwice', color: duplicate }
  for (const [at, { color: variantColor, prices }] of variants.entries()) {
    if (!names.includes(variantColor.name)) return { _tag: 'ColorUnknown', color: variantColor.name }
    for (const [index, { id, term }] of prices.entries())
      if ((id === 'recurring') !== (term !== null))
        return { _tag: 'TermMismatch', field: `variants[${at}].prices[${index}].term`, term }
  }
  return null
}

/**
 * Parses a device from unknown JSON: each colour once, each variant in one of them, monthly prices with a term and one-time prices without.
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

/** Returns the lowest one-time price of some variants in cents, or null without one (MOB-07). */
export const leastOneTime = (variants: readonly Pick<DeviceVariant, 'prices'>[]): Cents | null =>
  variants
    .flatMap((one) => priceOf(one, 'oneTime'))
    .reduce<Cents | null>(
      (least, { originalPrice }) => (least === null || originalPrice < least ? originalPrice : least),
      null,
    )

/** Returns the monthly prices of a variant, the shortest term first (MOB-07). */
export const monthlyPrices = (one: Pick<DeviceVariant, 'prices'>): readonly DevicePrice[] =>
  priceOf(one, 'recurring').toSorted((a, b) => (a.term ?? 0) - (b.term ?? 0))
