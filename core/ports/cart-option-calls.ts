import type { AccountCalls } from './account-calls.ts'
import type { AddressCalls } from './address-calls.ts'
import type { MobileCalls } from './mobile-calls.ts'
import type { PhoneCalls } from './phone-calls.ts'
import type { PromotionCalls } from './promotion-calls.ts'

/** Rarely used calls: coupons, devices, numbers, assistance programs, session location, existing account. */
export type CartOptionCalls = Pick<PromotionCalls, 'applyPromotion' | 'removePromotion'> &
  Pick<AddressCalls, 'addProgramDetails' | 'locationDetails'> &
  PhoneCalls &
  MobileCalls &
  AccountCalls

/** Loads the calls when they are first needed. Rejects without a connection. */
export type LoadCartOptions = () => Promise<CartOptionCalls>
