import type { MobileCart } from '#core/cart/mobile-lines.ts'
import { promotedMobileCart } from '#core/cart/mobile-lines.ts'
import type { OfferedPromo } from '#core/mobile/device-promotions.ts'
import { withPromotions } from '#core/mobile/device-promotions.ts'
import type { MobileCartItem } from '#core/mobile/mobile-item.ts'
import type { SessionCall } from '../call/call.ts'
import { promotionsLeft } from './stock.ts'

/** Returns items with the promotions that they can have now (CPN-14). */
export const promotedItems = async (
  { brand, engine, tx }: SessionCall,
  items: readonly MobileCartItem[],
): Promise<readonly MobileCartItem[]> =>
  withPromotions(items, engine.devices, brand.site.devicePromos, await promotionsLeft(tx, engine))

/** Returns the lines and items of a cart with the promotions that its items can have now (CPN-14). */
export const withPromotedDevices = async (call: SessionCall, cart: MobileCart): Promise<MobileCart> =>
  promotedMobileCart(cart, await promotedItems(call, cart.items))

/** Returns the promotions of devices, each with whether its uses are spent (CPN-14). */
export const offeredPromos = async ({ brand, engine, tx }: SessionCall): Promise<readonly OfferedPromo[]> => {
  const usesLeft = await promotionsLeft(tx, engine)
  return brand.site.devicePromos.map(({ code, criteria, off }) => ({
    code,
    criteria,
    off,
    isSpent: usesLeft(code) < 1,
  }))
}
