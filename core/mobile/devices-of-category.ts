import type { DeviceCategory, ProductDetail } from './product-detail.ts'

/** Returns the devices of a category in their order, with or without those that customers bring (TPL-14). */
export const devicesOfCategory = (
  devices: readonly ProductDetail[],
  { deviceCategory, includeByod }: { readonly deviceCategory: DeviceCategory; readonly includeByod: boolean },
): readonly ProductDetail[] =>
  devices.filter(
    ({ category, itemType }) => category === deviceCategory && (includeByod || itemType === 'NEW'),
  )
