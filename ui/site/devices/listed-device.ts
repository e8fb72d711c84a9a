import { deviceSlug, slugOf } from '#core/mobile/device-slug.ts'
import type { ListedDevice } from '#core/mobile/device-search.ts'
import type { DeviceColor, DeviceVariant, ProductDetail } from '#core/mobile/product-detail.ts'
import { pathOfDevice } from '#core/mobile/device-pages.ts'
import type { DevicePath } from '#core/mobile/device-filter.ts'
import { shownVariant } from '#core/metadata/device-page.ts'
import type { VariantPrice } from './device-price.tsx'
import { priceOfVariant } from './device-price.tsx'

/** A device in a list: its facts for the search, the variant with its lowest price, and the colour of its drawing. */
export type ListedCard = ListedDevice & {
  readonly device: ProductDetail
  readonly path: DevicePath
  readonly color: DeviceColor
  readonly price: VariantPrice
  readonly isSoldOut: boolean
  /** The capacities as they are written. */
  readonly sizes: readonly string[]
}

const inStock = (variants: readonly DeviceVariant[]): readonly DeviceVariant[] =>
  variants.filter((variant) => variant.inStock)

/** Returns a device of a list, in the first colour that can be bought. Throws (a defect) without a variant. */
export const listedCard = (device: ProductDetail): ListedCard => {
  const sold = inStock(device.variants)
  const shown = shownVariant(sold.length > 0 ? sold : device.variants)
  const first = (sold[0] ?? device.variants[0])?.color.name
  const color = device.colors.find(({ name }) => name === first)
  if (shown === undefined || color === undefined) throw new Error(`${device.name} has no variant`)
  const price = priceOfVariant(shown)
  const sizes = [...new Set(device.variants.flatMap(({ capacity }) => capacity ?? []))]
  return {
    device,
    color,
    price,
    sizes,
    path: pathOfDevice(device, color),
    isSoldOut: sold.length === 0,
    slug: deviceSlug(device),
    brand: slugOf(device.brand),
    oneTime: price.oneTime,
    monthly: price.instalments?.monthly ?? null,
    capacities: sizes.map(slugOf),
    deals: device.deals,
  }
}
