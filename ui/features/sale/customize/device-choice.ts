import { deviceName, variantName } from '#core/mobile/device-name.ts'
import type { DeviceVariant, ProductDetail } from '#core/mobile/product-detail.ts'
import { brandText } from '#ui/content/es/shared/brand-text.ts'
import type { DeviceCategory } from '#core/mobile/product-detail.ts'

/** Names a device with its brand, in the current language. */
export const deviceTitle = (device: Pick<ProductDetail, 'brand' | 'name'>): string =>
  brandText(deviceName(device))

/** Names the colour of a variant, and its capacity where it has one, in the current language. */
export const variantTitle = (variant: Pick<DeviceVariant, 'color' | 'capacity'>): string =>
  brandText(variantName(variant))

/** The groups of the list of devices: the customer's own, and those of each category. */
export type DeviceGroup = DeviceCategory | 'own'

/** Returns the devices that an item may have, by group: an accessory stays one, and a line is a device with a line. */
export const deviceGroups = (
  devices: readonly ProductDetail[],
  isAccessory: boolean,
): readonly (readonly [DeviceGroup, readonly ProductDetail[]])[] => {
  const categories: readonly DeviceCategory[] = isAccessory
    ? ['ACCESSORIES']
    : ['DEVICE', 'TABLET', 'SMART_WATCH']
  const own = devices.filter((one) => one.itemType === 'BYOD' && categories.includes(one.category))
  const groups: readonly (readonly [DeviceGroup, readonly ProductDetail[]])[] = [
    ['own', own],
    ...categories.map(
      (category) =>
        [category, devices.filter((one) => one.itemType === 'NEW' && one.category === category)] as const,
    ),
  ]
  return groups.filter(([, members]) => members.length > 0)
}

/** Returns the variant to start with: one in stock, the first where none is. */
export const firstVariant = ({ variants }: ProductDetail): DeviceVariant | undefined =>
  variants.find(({ inStock }) => inStock) ?? variants[0]

/** Returns the variants of a colour. */
export const variantsOfColor = ({ variants }: ProductDetail, color: string): readonly DeviceVariant[] =>
  variants.filter((one) => one.color.name === color)

/** Returns the variant of a colour with a capacity, else one of the colour to start with. */
export const variantOf = (
  device: ProductDetail,
  color: string,
  capacity: string | null,
): DeviceVariant | undefined => {
  const variants = variantsOfColor(device, color)
  return variants.find((one) => one.capacity === capacity) ?? firstVariant({ ...device, variants })
}
