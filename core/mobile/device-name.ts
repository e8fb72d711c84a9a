import type { DeviceVariant, ProductDetail } from './product-detail.ts'

/** Separates the parts of a name: device, colour and capacity. Each is translated on its own (MOB-30). */
const SEPARATOR = ', '

/** Names a device with its maker. */
export const deviceName = ({ brand, name }: Pick<ProductDetail, 'brand' | 'name'>): string =>
  `${brand} ${name}`

/** Names the colour of a variant, and its capacity where it has one. */
export const variantName = ({ color, capacity }: Pick<DeviceVariant, 'color' | 'capacity'>): string =>
  [color.name, ...(capacity === null ? [] : [capacity])].join(SEPARATOR)

/** Names a variant of a device: the name of its offer (MOB-30). */
export const deviceOfferName = (
  device: Pick<ProductDetail, 'brand' | 'name'>,
  variant: Pick<DeviceVariant, 'color' | 'capacity'>,
): string => [deviceName(device), variantName(variant)].join(SEPARATOR)

/**
 * Translates a text, or the name of a variant by its parts: the device with or without its maker, the colour and the
 * capacity. `find` returns null for a text without a translation, which stays as it is (MOB-30).
 */
export const translatedDeviceName = (text: string, find: (text: string) => string | null): string => {
  const withoutMaker = (part: string): string =>
    part.replace(/(?<=^\S+ ).+$/, (model) => find(model) ?? model)
  return (
    find(text) ??
    text
      .split(SEPARATOR)
      .map((part) => find(part) ?? withoutMaker(part))
      .join(SEPARATOR)
  )
}
