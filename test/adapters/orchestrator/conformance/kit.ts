import { describe, it } from 'vitest'
import type { Harness, Law, OpenHarness } from './harness.ts'
import { addressLaws } from './laws/address.laws.ts'
import { cartChangeLaws } from './laws/cart-change.laws.ts'
import { cartLaws } from './laws/cart.laws.ts'
import { checkoutLaws } from './laws/checkout.laws.ts'
import { moneyLaws } from './laws/money.laws.ts'
import { detailsLaws } from './laws/details.laws.ts'
import { gatewayLaws } from './laws/gateway.laws.ts'
import { keptCartLaws } from './laws/kept-cart.laws.ts'
import { orderLaws } from './laws/order.laws.ts'
import { orderStatusLaws } from './laws/order-status.laws.ts'
import { paymentLaws } from './laws/payment.laws.ts'
import { placeLaws } from './laws/place.laws.ts'
import { promotionLaws } from './laws/promotion.laws.ts'
import { riskLaws } from './laws/risk.laws.ts'
import { scheduleLaws } from './laws/schedule.laws.ts'
import { sessionLaws } from './laws/session.laws.ts'
import { templateLaws } from './laws/template.laws.ts'
import { phoneLaws } from './laws/phone.laws.ts'
import { siteVisitLaws } from './laws/site-visit.laws.ts'
import { visitorLaws } from './laws/visitor.laws.ts'
import type { Recorder, Seen } from './witness.ts'
import { witnessed } from './witness.ts'

/** Everything that a provider keeps to. */
export const laws: readonly Law[] = [
  ...addressLaws,
  ...placeLaws,
  ...sessionLaws,
  ...cartLaws,
  ...checkoutLaws,
  ...riskLaws,
  ...paymentLaws,
  ...scheduleLaws,
  ...orderLaws,
  ...templateLaws,
  ...orderStatusLaws,
  ...moneyLaws,
  ...gatewayLaws,
  ...detailsLaws,
  ...siteVisitLaws,
  ...phoneLaws,
  ...visitorLaws,
  ...cartChangeLaws,
  ...keptCartLaws,
  ...promotionLaws,
]

const checkOn = async (open: OpenHarness, { check }: Law, seen: Seen, record?: Recorder): Promise<void> => {
  const harness: Harness = await open()
  try {
    await check(witnessed(harness, seen, record))
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

/** The kit as a suite: one test for each law, each on a fresh provider. `seen` fills with how calls ended, `record` takes those answered. */
export const describeConformance = (
  name: string,
  open: OpenHarness,
  seen: Seen = new Set(),
  record?: Recorder,
): void => {
  describe(`${name}: an orchestrator`, () => {
    it.each(laws)('$name', (law) => checkOn(open, law, seen, record))
  })
}
