import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { devices } from '#adapters/brand/cometa/devices/devices.ts'
import { deviceOffers, paymentPlanId } from '#core/mobile/device-offers.ts'
import {
  deliveryMethods,
  itemOf,
  paymentPlansOf,
  ratePlanOf,
  withNickname,
  withOwnDevices,
  withPorting,
  withRatePlan,
  withServicePlan,
  withSim,
  withTradeIn,
  withVariant,
} from '#core/mobile/line-item.ts'
import { answerTradeIn, tradedIn, type TradeInModel } from '#core/mobile/trade-in-model.ts'
import type { TradeInOffer } from '#core/mobile/trade-in.ts'
import { cents } from '#core/shared/money.ts'
import { TRADE_IN_IMEI } from '#test/builders/mobile.builder.ts'
import { tradeInModels } from '#adapters/brand/cometa/devices/trade-in-models.ts'
import { mobileItemsFailure } from '#core/mobile/mobile-cart.ts'
import { hasMobileLine, type MobileCartItem, servicePlanOf, simTypes } from '#core/mobile/mobile-item.ts'
import { mobilePlans } from '#core/mobile/mobile-plan.ts'
import { planOfOffer, ratePlanIds } from '#core/mobile/rate-plans.ts'
import { forAll } from '#test/for-all.ts'

const sold = devices.flatMap((device) => device.variants.map((variant) => ({ device, variant })))
const variant = fc.constantFrom(...sold)
const plan = fc.constantFrom(...mobilePlans).map((name) => ratePlanIds[name])

const offerOf = (model: TradeInModel): TradeInOffer => {
  const answers = { paidOff: true, powersOn: true, noLiquidDamage: true, factoryReset: true }
  const answer = answerTradeIn({
    model,
    imei: TRADE_IN_IMEI,
    answers,
    subscriberID: 'cart-1',
    isBlocked: false,
  })
  if (answer.state !== 'offered') throw new Error('no offer')
  return answer.offer
}

/** A change of an item as the page of the lines makes it. */
const change: fc.Arbitrary<(item: MobileCartItem) => MobileCartItem> = fc.oneof(
  fc.constantFrom(...simTypes).map((sim) => (item: MobileCartItem) => withSim(item, sim)),
  fc.boolean().map((isPorted) => (item: MobileCartItem) => withPorting(item, isPorted)),
  fc.string({ maxLength: 20 }).map((name) => (item: MobileCartItem) => withNickname(item, name)),
  fc
    .constantFrom('mobile-insurance', null)
    .map((id) => (item: MobileCartItem) => withServicePlan(item, 'InsurancePlan', id)),
  fc
    .constantFrom(...tradeInModels)
    .map(
      (model) => (item: MobileCartItem) =>
        item.itemType === 'NEW' ? withTradeIn(item, offerOf(model)) : item,
    ),
  variant.map(
    (next) => (item: MobileCartItem) =>
      hasMobileLine({ type: next.device.category }) ? withVariant(item, next.device, next.variant) : item,
  ),
)

const failureOf = (items: readonly MobileCartItem[]) =>
  mobileItemsFailure(items, {
    devices,
    offers: [...cometa.catalog.offers, ...deviceOffers(items, devices, [])],
    tradeInModels,
    isBlocked: () => false,
    unitsOf: () => 100,
  })

describe('an item of the page of the lines', () => {
  it('is accepted by the shop, for every variant and plan (MOB-32, MOB-35)', () =>
    forAll(variant, plan, (one, ratePlan) => {
      const item = itemOf(one.device, one.variant, ratePlan)
      expect(failureOf([item])).toBeNull()
      expect(item.sku).toBe(one.variant.sku)
      expect(ratePlanOf([item])).toBe(hasMobileLine(item) ? ratePlan : ratePlanIds.unlimited)
    }))

  it('stays accepted after any changes, with a way to get what is delivered (MOB-35)', () =>
    forAll(variant, plan, fc.array(change, { maxLength: 8 }), (one, ratePlan, changes) => {
      const first = itemOf(one.device, one.variant, ratePlan)
      fc.pre(hasMobileLine(first))
      const item = changes.reduce((now, apply) => apply(now), first)
      expect(failureOf([item])).toBeNull()
      expect(deliveryMethods(item)).toContain(item.fulfillmentMethod)
      expect(item.fulfillmentMethod === 'NONE').toBe(item.itemType === 'BYOD' && item.simType === 'eSIM')
      expect(servicePlanOf(item, 'RatePlan')?.planId).toBe(ratePlan)
    }))

  it('has no payment plan of a monthly price without a term (MOB-35)', () => {
    const price = { id: 'recurring' as const, originalPrice: cents(1_000) }
    expect(
      paymentPlansOf({
        prices: [
          { ...price, term: null },
          { ...price, term: 24 },
        ],
      }),
    ).toEqual(['instalments-24'])
  })

  it('has one telephone in trade, which stays with a bought device and leaves with an own one (MOB-40)', () => {
    const bought = variant.filter(
      ({ device }) => device.itemType === 'NEW' && hasMobileLine({ type: device.category }),
    )
    const anyLine = variant.filter(({ device }) => hasMobileLine({ type: device.category }))
    const model = fc.constantFrom(...tradeInModels)
    forAll(bought, anyLine, model, model, plan, (one, next, earlier, later, ratePlan) => {
      const item = itemOf(one.device, one.variant, ratePlan)
      const traded = withTradeIn(withTradeIn(item, offerOf(earlier)), offerOf(later))
      expect(tradedIn(traded, tradeInModels)).toEqual({ model: later, imeiEnding: '7518' })
      const moved = withVariant(traded, next.device, next.variant)
      const stays = next.device.itemType === 'NEW'
      expect(tradedIn(moved, tradeInModels)?.model).toBe(stays ? later : undefined)
      expect(withServicePlan(traded, 'TradeIn', null)).toEqual(item)
    })
  })

  it('is paid in the longest instalments at first, and stays so where the next variant has this payment (MOB-35)', () =>
    forAll(variant, variant, plan, (one, next, ratePlan) => {
      fc.pre(hasMobileLine({ type: one.device.category }) && next.device.itemType === 'NEW')
      fc.pre(hasMobileLine({ type: next.device.category }))
      const item = itemOf(one.device, one.variant, ratePlan)
      const paid = servicePlanOf(item, 'PaymentPlan')?.planId
      expect(paid).toBe(one.device.itemType === 'BYOD' ? undefined : paymentPlansOf(one.variant).at(-1))
      const moved = servicePlanOf(withVariant(item, next.device, next.variant), 'PaymentPlan')?.planId
      expect([paid, paymentPlansOf(next.variant).at(-1)]).toContain(moved)
      const once = withServicePlan(itemOf(next.device, next.variant, ratePlan), 'PaymentPlan', null)
      const repeated = withVariant(once, next.device, next.variant)
      expect(servicePlanOf(repeated, 'PaymentPlan')).toBeUndefined()
    }))
})

describe(paymentPlansOf, () => {
  it('has no plan for a monthly price without a term (MOB-35)', () => {
    const monthly = { id: 'recurring', originalPrice: cents(10_00) } as const
    const prices = [
      { ...monthly, term: null },
      { ...monthly, term: 24 },
    ]
    expect(paymentPlansOf({ prices })).toEqual([paymentPlanId(24)])
  })
})

describe('the items of the page of the lines', () => {
  const items = fc.array(
    fc.tuple(variant, plan).map(([one, ratePlan]) => itemOf(one.device, one.variant, ratePlan)),
    { maxLength: 6 },
  )

  it('share a plan once one is chosen (MOB-01)', () => {
    forAll(items, plan, (given, ratePlan) => {
      expect(failureOf(withRatePlan(given, ratePlan))?._tag).not.toBe('RatePlansMixed')
      expect(planOfOffer(ratePlan)).not.toBeNull()
    })
    expect(planOfOffer('mobile-insurance')).toBeNull()
  })

  it('get an own telephone for each line without a device, and no more (MOB-35)', () =>
    forAll(items, fc.integer({ min: 0, max: 10 }), plan, (given, lines, ratePlan) => {
      const all = withOwnDevices(given, devices, lines, ratePlan)
      expect(all.slice(0, given.length)).toEqual(given)
      expect(all.filter(hasMobileLine)).toHaveLength(Math.max(lines, given.filter(hasMobileLine).length))
      expect(all.slice(given.length).every(({ itemType }) => itemType === 'BYOD')).toBe(true)
      expect(withOwnDevices(given, [], lines, ratePlan)).toEqual(given)
    }))
})
