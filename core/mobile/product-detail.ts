import { either as E } from 'fp-ts'
import type { Reader } from '../shared/reader.ts'
import { flagField, listField, nullField, oneOfField, recordField, textField } from '../shared/reader.ts'
import type { DeviceAppearance } from './device-appearance.ts'
import { appearanceField, swatchField } from './device-appearance.ts'
import type { DevicePrice } from './device-price.ts'
import { devicePriceField } from './device-price.ts'
import { colorSlug } from './device-slug.ts'
import type { DeviceFailure } from './mobile.failure.ts'

export const deviceCategories = ['DEVICE', 'TABLET', 'SMART_WATCH', 'ACCESSORIES'] as const
export type DeviceCategory = (typeof deviceCategories)[number]

export const deviceBrands = ['Apple', 'Samsung', 'Google', 'Motorola', 'Orbic', 'TCL', 'LG'] as const
export type DeviceBrand = (typeof deviceBrands)[number]

/** A purchased device, or the customer's own. The names are chosen here. */
export const itemTypes = ['NEW', 'BYOD'] as const
export type ItemType = (typeof itemTypes)[number]

type Image = { readonly url: string }

type ColorName = { readonly name: string }

/** A colour of a device; `swatch` is its hex value. */
export type DeviceColor = ColorName & { readonly swatch: string }

export type DeviceVariant = {
  readonly sku: string
  readonly color: ColorName
  readonly capacity: string | null
  readonly images: { readonly hero: Image; readonly primary: Image }
  readonly prices: readonly DevicePrice[]
  readonly inStock: boolean
}

/** A device as its page shows it, or a kind of device that customers bring. `deals` lists the names of its deals. */
export type ProductDetail = {
  readonly itemType: ItemType
  readonly category: DeviceCategory
  readonly brand: DeviceBrand
  readonly name: string
  readonly description: string
  readonly appearance: DeviceAppearance
  readonly colors: readonly DeviceColor[]
  readonly variants: readonly DeviceVariant[]
  readonly deals: readonly string[]
}

/** Limits of the data of a device, chosen here: what a page can show. */
export const deviceLimits = { name: 80, description: 500, url: 500, list: 60, sku: 60 } as const

const name = textField(deviceLimits.name)
const image = recordField<Image>({ url: textField(deviceLimits.url) })

/** Reads the identifier of a variant, also in the cart. */
export const skuField: Reader<string> = textField(deviceLimits.sku)

const variant = recordField<DeviceVariant>({
  sku: skuField,
  color: recordField<ColorName>({ name }),
  capacity: nullField(name),
  images: recordField<DeviceVariant['images']>({ hero: image, primary: image }),
  prices: listField(devicePriceField, deviceLimits.list),
  inStock: flagField,
})

const detail: Reader<ProductDetail> = recordField<ProductDetail>({
  itemType: oneOfField(itemTypes),
  category: oneOfField(deviceCategories),
  brand: oneOfField(deviceBrands),
  name,
  description: textField(deviceLimits.description),
  appearance: appearanceField,
  colors: listField(recordField<DeviceColor>({ name, swatch: swatchField }), deviceLimits.list),
  variants: listField(variant, deviceLimits.list),
  deals: listField(name, deviceLimits.list),
})

const twiceIn = (values: readonly string[]): number =>
  values.findIndex((value, index) => values.indexOf(value) !== index)

const priceFailure = (
  field: string,
  itemType: ItemType,
  { id, originalPrice, term }: DevicePrice,
): DeviceFailure | null => {
  if ((id === 'recurring') !== (term !== null)) return { _tag: 'TermMismatch', field: `${field}.term`, term }
  const isFree = id === 'oneTime' && originalPrice === 0
  return itemType === 'BYOD' && !isFree ? { _tag: 'OwnDevicePriced', field } : null
}

const contradictionIn = ({ itemType, colors, variants }: ProductDetail): DeviceFailure | null => {
  const sameColor = colors[twiceIn(colors.map(colorSlug))]
  if (sameColor !== undefined) return { _tag: 'ColorTwice', color: sameColor.name }
  const sameSku = variants[twiceIn(variants.map(({ sku }) => sku))]
  if (sameSku !== undefined) return { _tag: 'SkuTwice', sku: sameSku.sku }
  for (const [at, { color, prices }] of variants.entries()) {
    if (!colors.some((one) => one.name === color.name)) return { _tag: 'ColorUnknown', color: color.name }
    for (const [index, price] of prices.entries()) {
      const failure = priceFailure(`variants[${at}].prices[${index}]`, itemType, price)
      if (failure !== null) return failure
    }
  }
  return null
}

/**
 * Parses a device from unknown JSON: each colour and each SKU once, each variant in one of the colours, monthly prices
 * with a term and one-time prices without; an own device costs nothing. Fails with `FieldInvalid`, `ColorTwice`,
 * `SkuTwice`, `ColorUnknown`, `TermMismatch` and `OwnDevicePriced` (MOB-06).
 */
export const parseProductDetail = (value: unknown): E.Either<DeviceFailure, ProductDetail> => {
  const read = detail(value, '')
  if (E.isLeft(read)) return read
  const contradiction = contradictionIn(read.right)
  return contradiction === null ? read : E.left(contradiction)
}
