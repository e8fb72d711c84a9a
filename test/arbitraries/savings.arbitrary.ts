import * as fc from 'fast-check'
import { speedImportances } from '#core/savings/internet-price.ts'
import type { SavingsInput } from '#core/savings/savings-input.ts'
import { MAX_LINES, MAX_SPEND, MIN_LINES, mobilePlans } from '#core/savings/savings-input.ts'

const parts = {
  speedImportance: fc.constantFrom(...speedImportances),
  mobileLineQty: fc.integer({ min: MIN_LINES, max: MAX_LINES }),
  monthlySpendAtDifferentProvider: fc.oneof(fc.integer({ min: 0, max: 60_000 }), fc.nat(MAX_SPEND)),
}

/** Questions the calculator can answer, in each of its variants. */
export const savingsInput: fc.Arbitrary<SavingsInput> = fc.oneof(
  fc.record({ ...parts, type: fc.constant('mobileOnly') }),
  fc.record({ ...parts, type: fc.constant('other') }),
  fc.record({ ...parts, type: fc.constant('other'), mobilePlan: fc.constantFrom(...mobilePlans) }),
)
