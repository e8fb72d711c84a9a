import { accountCalls } from './calls/account.calls.ts'
import { addressCalls } from './calls/address.calls.ts'
import { mobileCalls } from './calls/mobile.calls.ts'
import { phoneCalls } from './calls/phone.calls.ts'
import { promotionCalls } from './calls/promotion.calls.ts'

/** Calls about coupons, devices, numbers, assistance programs, location and existing account. Loaded lazily. */
export const cartOptionContract = {
  applyPromotion: promotionCalls.applyPromotion,
  removePromotion: promotionCalls.removePromotion,
  addProgramDetails: addressCalls.addProgramDetails,
  locationDetails: addressCalls.locationDetails,
  ...phoneCalls,
  ...mobileCalls,
  ...accountCalls,
}
