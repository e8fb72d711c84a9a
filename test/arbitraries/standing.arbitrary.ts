import * as fc from 'fast-check'
import type { Standing } from '#core/guards/step.ts'
import { checkoutProgress } from './checkout.arbitrary.ts'

/** Every combination, also those no sale comes to: the guards answer for all. */
export const standing: fc.Arbitrary<Standing> = fc.record({
  isSessionAlive: fc.boolean(),
  hasOutcome: fc.boolean(),
  canShop: fc.boolean(),
  isOrdered: fc.boolean(),
  progress: checkoutProgress,
})
