import { describe, it } from 'vitest'
import { isFullRun } from '#test/faults/rounds.ts'
import type { Harness, Law, Laws, OpenHarness } from './harness.ts'
import { accountLaws } from './laws/account.laws.ts'
import { addressLaws } from './laws/address.laws.ts'
import { cartChangeLaws } from './laws/cart-change.laws.ts'
import { cartLaws } from './laws/cart.laws.ts'
import { checkoutLaws } from './laws/checkout.laws.ts'
import { mobileLaws } from './laws/mobile.laws.ts'
import { moneyLaws } from './laws/money.laws.ts'
import { detailsLaws } from './laws/details.laws.ts'
import { followUpLaws } from './laws/follow-up.laws.ts'
import { gatewayLaws } from './laws/gateway.laws.ts'
import { savedCartLaws } from './laws/saved-cart.laws.ts'
import { orderLaws } from './laws/order.laws.ts'
import { orderStatusLaws } from './laws/order-status.laws.ts'
import { paymentLaws } from './laws/payment.laws.ts'
import { placeLaws } from './laws/place.laws.ts'
import { promotionLaws } from './laws/promotion.laws.ts'
import { riskLaws } from './laws/risk.laws.ts'
import { portalLaws } from './laws/portal.laws.ts'
import { portalChangeLaws } from './laws/portal-change.laws.ts'
import { portalVisitLaws } from './laws/portal-visit.laws.ts'
import { scheduleLaws } from './laws/schedule.laws.ts'
import { sessionLaws } from './laws/session.laws.ts'
import { templateLaws } from './laws/template.laws.ts'
import { phoneLaws } from './laws/phone.laws.ts'
import { siteVisitLaws } from './laws/site-visit.laws.ts'
import { usageLaws } from './laws/usage.laws.ts'
import { visitorLaws } from './laws/visitor.laws.ts'
import { type Seen, witnessed } from './recorder.ts'

const lawsByPart: readonly Laws[] = [
  addressLaws,
  placeLaws,
  sessionLaws,
  cartLaws,
  checkoutLaws,
  riskLaws,
  paymentLaws,
  scheduleLaws,
  orderLaws,
  templateLaws,
  orderStatusLaws,
  followUpLaws,
  moneyLaws,
  gatewayLaws,
  detailsLaws,
  siteVisitLaws,
  phoneLaws,
  mobileLaws,
  usageLaws,
  visitorLaws,
  cartChangeLaws,
  savedCartLaws,
  promotionLaws,
  accountLaws,
  portalLaws,
  portalChangeLaws,
  portalVisitLaws,
]

const lawsOf = (part: Laws): readonly Law[] => Object.entries(part).map(([name, check]) => ({ name, check }))

/** The laws of a provider. */
export const laws: readonly Law[] = lawsByPart.flatMap(lawsOf)

/**
 * One law of each part of the contract, for a provider that is another one behind a different connection; `npm run
 * reliability` checks them all.
 */
export const sampledLaws: readonly Law[] = isFullRun
  ? laws
  : lawsByPart.flatMap((part) => lawsOf(part).slice(0, 1))

const checkOn = async (open: OpenHarness, { check }: Law, seen: Seen): Promise<void> => {
  const harness: Harness = await open()
  try {
    await check(witnessed(harness, seen))
  } finally {
    await harness.close()
  }
}

/** The laws that a provider breaks, by name, with the failure. */
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
export const describeConformance = (
  name: string,
  open: OpenHarness,
  { checked = laws, seen = new Set() }: { readonly checked?: readonly Law[]; readonly seen?: Seen } = {},
): void => {
  describe(`${name}: an orchestrator`, () => {
    it.each(checked)('$name', (law) => checkOn(open, law, seen))
  })
}
