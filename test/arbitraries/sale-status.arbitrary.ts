import * as fc from 'fast-check'
import type { SaleStatus } from '#core/guards/step.ts'
import { checkoutProgress } from './checkout.arbitrary.ts'

/** Every combination, including those no sale reaches: the guards handle all. */
export const saleStatus: fc.Arbitrary<SaleStatus> = fc.record({
  isSessionAlive: fc.boolean(),
  hasOutcome: fc.boolean(),
  canShop: fc.boolean(),
  isOrdered: fc.boolean(),
  isInternetHeld: fc.boolean(),
  progress: checkoutProgress,
})
