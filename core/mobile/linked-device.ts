import { either as E } from 'fp-ts'
import type { OfferId } from '../catalog/offer.ts'
import { findVariant } from './device-offers.ts'
import { itemOf } from './line-item.ts'
import { MAX_ACCESSORIES } from './mobile-cart.ts'
import type { MobileCartItem } from './mobile-item.ts'
import { hasMobileLine } from './mobile-item.ts'
import { MAX_MOBILE_LINES } from './mobile-plan.ts'
import type { DeviceLinkFailure } from './mobile.failure.ts'
import type { DeviceVariant, ProductDetail } from './product-detail.ts'

/** Checks whether the items have room for one more of its kind: a line or an accessory. */
const isFull = (items: readonly MobileCartItem[], device: Pick<ProductDetail, 'category'>): boolean => {
  const isLine = hasMobileLine({ type: device.category })
  const count = items.filter((item) => hasMobileLine(item) === isLine).length
  return count >= (isLine ? MAX_MOBILE_LINES : MAX_ACCESSORIES)
}

/**
 * Adds a link's variant with a rate plan. Fails with `LinkedDeviceUnknown` for an unsold SKU, `LinkedDeviceInCart`,
 * with `LinkedDeviceSoldOut`, and with `MobileCartFull` where no line or accessory can be added (MOB-36).
 */
export const addLinkedDevice = (
  items: readonly MobileCartItem[],
  devices: readonly ProductDetail[],
  sku: string,
  ratePlan: OfferId,
): E.Either<DeviceLinkFailure, readonly MobileCartItem[]> => {
  const found = findVariant(devices, sku)
  if (found === null) return E.left({ _tag: 'LinkedDeviceUnknown' })
  const { device, variant } = found
  if (items.some((item) => item.sku === sku)) return E.left({ _tag: 'LinkedDeviceInCart', sku })
  if (!variant.inStock) return E.left({ _tag: 'LinkedDeviceSoldOut', sku })
  return isFull(items, device)
    ? E.left({ _tag: 'MobileCartFull', sku })
    : E.right([...items, itemOf(device, variant, ratePlan)])
}

/** Returns a sold-out device's variants that can be bought instead: those of its colour first (MOB-36). */
export const alternativesTo = (
  { variants }: Pick<ProductDetail, 'variants'>,
  soldOut: DeviceVariant,
): readonly DeviceVariant[] => {
  const others = variants.filter(({ sku, inStock }) => inStock && sku !== soldOut.sku)
  const isSameColor = ({ color }: DeviceVariant): boolean => color.name === soldOut.color.name
  return [...others.filter(isSameColor), ...others.filter((one) => !isSameColor(one))]
}
