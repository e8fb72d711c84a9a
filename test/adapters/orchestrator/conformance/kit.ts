import { describe, it } from 'vitest'
import type { Harness, Law, OpenHarness } from './harness.ts'
import { addressLaws } from './laws/address.laws.ts'
import { cartChangeLaws } from './laws/cart-change.laws.ts'
import { cartLaws } from './laws/cart.laws.ts'
import { checkoutLaws } from './laws/checkout.laws.ts'
import { keptCartLaws } from './laws/kept-cart.laws.ts'
import { orderLaws } from './laws/order.laws.ts'
import { paymentLaws } from './laws/payment.laws.ts'
import { promotionLaws } from './laws/promotion.laws.ts'
import { riskLaws } from './laws/risk.laws.ts'
import { scheduleLaws } from './laws/schedule.laws.ts'
import { sessionLaws } from './laws/session.laws.ts'
import type { Seen } from './witness.ts'
import { witnessed } from './witness.ts'

/** Everything that a provider keeps to. */
export const laws: readonly Law[] = [
  ...addressLaws,
  ...sessionLaws,
  ...cartLaws,
  ...checkoutLaws,
  ...riskLaws,
  ...paymentLaws,
  ...scheduleLaws,
  ...orderLaws,
  ...cartChangeLaws,
  ...keptCartLaws,
  ...promotionLaws,
]

const checkOn = async (open: OpenHarness, { check }: Law, seen: Seen): Promise<void> => {
  const harness: Harness = await open()
  try {
    await check(witnessed(harness, seen))
  } finally {
    await harness.close()
  }
}

/** Those of the laws that a provider breaks, each by name with how. */
export const brokenLaws = async (
  open: OpenHarness,
  checked: readonly Law[] = laws,
): Promise<ReadonlyMap<string, unknown>> => {
  const broken = new Map<string, unknown>()
  for (const law of checked)
    await checkOn(open, law, new Set()).catch((error: unknown) => broken.set(law.name, error))
  return broken
}

/** The kit as a suite: one test for each law, each on a fresh provider. `seen` fills with how calls ended. */
export const describeConformance = (name: string, open: OpenHarness, seen: Seen = new Set()): void => {
  describe(`${name}: an orchestrator`, () => {
    it.each(laws)('$name', (law) => checkOn(open, law, seen))
  })
}
