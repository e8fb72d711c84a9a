import { either as E } from 'fp-ts'
import { expect } from 'vitest'
import { terms } from '#adapters/brand/cometa/terms.ts'
import type { PricedCart } from '#core/cart/cart.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import { knownBuyer } from '#core/localization/known-buyer.ts'
import type { Orchestrator } from '#core/ports/orchestrator.ts'
import type { CouponAnswer } from '#core/ports/promotion-calls.ts'
import type { CouponObstacle } from '#core/pricing/coupon-obstacle.ts'
import { quote } from '#core/pricing/quote.ts'
import { SESSION_IDLE_MS } from '#core/session/session.ts'
import { ZERO, subtract } from '#core/shared/money.ts'
import { accepted } from '#test/arbitraries/accepted.ts'
import {
  GIG,
  addressWithOutcome,
  agreedTo,
  answerOf,
  fillDetails,
  holdFirstWindow,
  keyNamed,
  localizeAt,
  payWith,
  refusalOf,
} from '#test/builders/provider.builder.ts'
import type { Harness, Laws } from '../harness.ts'

const FIVE_HUNDRED = 'internet-500' as OfferId
/** One of the gateway's test numbers. */
const DECLINED_CARD = '4000000000000002'
const LATINO = 'tv-stream-latino' as OfferId

const couponWhere = (isLimited: boolean) => {
  const found = terms.coupons.find(({ limit }) => (limit !== null) === isLimited)
  if (found === undefined) throw new Error('the brand has no such coupon')
  return found
}

const limited = couponWhere(true)
const free = couponWhere(false)
const LIMIT = limited.limit ?? 0

/** A visitor whose cart the limited coupon discounts. */
const entitled = async ({ visitor }: Pick<Harness, 'visitor'>): Promise<Orchestrator> => {
  const shopping = visitor()
  await localizeAt(shopping)
  await answerOf(shopping.addOffer({ offerId: GIG }))
  await answerOf(shopping.addOffer({ offerId: LATINO }))
  return shopping
}

const withCode = (shopping: Orchestrator) => shopping.applyPromotion({ code: limited.code })

type Applied = Extract<CouponAnswer, { readonly state: 'applied' }>

/** Applies a code that gives the cart a discount. */
const applied = async (shopping: Orchestrator, code: string = limited.code): Promise<Applied> => {
  const answer = await answerOf(shopping.applyPromotion({ code }))
  if (answer.state !== 'applied') throw new Error(`not applied: ${JSON.stringify(answer.obstacle)}`)
  return answer
}

/** Applies a code that gives the cart no discount. */
const obstacleTo = async (shopping: Orchestrator, code: string): Promise<CouponObstacle> => {
  const answer = await answerOf(shopping.applyPromotion({ code }))
  if (answer.state !== 'unmet') throw new Error('applied')
  return answer.obstacle
}

const usesLeft = async (shopping: Orchestrator): Promise<number | undefined> => {
  const { coupons } = await answerOf(shopping.promotions())
  return coupons.find(({ code }) => code === limited.code)?.usesLeft
}

/** Visitors who hold all uses except the given number. */
const allBut = async (harness: Harness, left: number): Promise<readonly Orchestrator[]> => {
  const holders = await Promise.all(Array.from({ length: LIMIT - left }, () => entitled(harness)))
  for (const holder of holders) await answerOf(withCode(holder))
  return holders
}

/** The same cart with all that an order needs. */
const readyWith = async (harness: Harness, shopping: Orchestrator, card?: string) => {
  await fillDetails(shopping)
  await payWith(harness, shopping, card)
  await holdFirstWindow(shopping)
  const priced = await answerOf(shopping.cartSummary({ returnTaxes: true }))
  const agreed = agreedTo(priced)
  return { priced, order: () => shopping.order({ key: keyNamed('with-a-coupon'), ...agreed }) }
}

const priceOf = ({ quote: priced }: PricedCart): readonly number[] => [priced.monthly.total, priced.dueToday]

export const promotionLaws: Laws = {
  'never exceeds a coupon’s uses, also under concurrency (I5, CPN-11)': async (harness) => {
    await allBut(harness, 3)
    const racers = await Promise.all(Array.from({ length: 8 }, () => entitled(harness)))
    const before = await answerOf((racers[0] ?? harness.visitor()).cart())
    const answers = await Promise.all(racers.map((racer) => withCode(racer)()))
    expect(answers.filter(E.isRight)).toHaveLength(3)
    for (const [index, racer] of racers.entries()) {
      const answer = answers[index]
      const after = await answerOf(racer.cart())
      if (answer === undefined || E.isRight(answer)) continue
      expect(answer.left).toMatchObject({ code: 'PROMOTION_SPENT' })
      expect(priceOf(after)).toEqual(priceOf(before))
    }
    expect(await usesLeft(racers[0] ?? harness.visitor())).toBe(0)
  },
  'gives the price of a campaign to its visitors alone, as the core quotes it (CAT-09, PRC-08)': async ({
    visitor,
  }) => {
    const priceFrom = async (campaign: string | undefined) => {
      const shopping = visitor()
      const address = addressWithOutcome('serviceable')
      const from = campaign === undefined ? {} : { campaign }
      await answerOf(shopping.localize({ address, channel: 'dotcom', returnNearbyMatch: true, ...from }))
      const { quote: priced } = await answerOf(shopping.addOffer({ offerId: GIG }))
      const { catalog } = await answerOf(shopping.getOffers({ featuredOffersOnly: false }))
      const { sessionInfo } = await answerOf(shopping.sessionInfo())
      expect(sessionInfo.campaign).toBe(campaign)
      expect(priced).toEqual(
        accepted(
          quote({
            catalogVersion: catalog.version,
            offers: catalog.offers,
            lines: [{ offerId: GIG, quantity: 1 }],
            taxRate: sessionInfo.serviceAddress.taxRate,
            buyer: knownBuyer(sessionInfo),
          }),
        ),
      )
      return [priced.monthly.net, priced.later.map(({ fromMonth }) => fromMonth)]
    }
    const usual = [7_000, [13]]
    expect(await priceFrom(undefined)).toEqual(usual)
    expect(await priceFrom('another')).toEqual(usual)
    expect(await priceFrom('gig-5-year-internet-price-guarantee')).toEqual([5_000, [61]])
  },
  'counts one use per cart, for repeated codes in any case (CPN-08)': async (harness) => {
    const shopping = await entitled(harness)
    const first = await applied(shopping)
    const again = await applied(shopping, ` ${limited.code.toLowerCase()} `)
    expect(again.cart).toEqual(first.cart)
    expect(first.coupon).toMatchObject({ isApplied: true, usesLeft: LIMIT - 1 })
    expect(again.coupon.usesLeft).toBe(LIMIT - 1)
  },
  'prices a cart with a coupon like the core quote of its offers (I5, CPN-09)': async (harness) => {
    const shopping = await entitled(harness)
    const before = await answerOf(shopping.cart())
    const { cart, offers } = await applied(shopping)
    expect(await answerOf(shopping.getOffers({ featuredOffersOnly: false }))).toEqual(offers)
    const { catalog, coupons } = offers
    expect(coupons?.map(({ code }) => code)).toEqual([limited.code])
    const { sessionInfo } = await answerOf(shopping.sessionInfo())
    const { taxRate } = sessionInfo.serviceAddress
    const { lines } = cart.cart
    expect(E.right(cart.quote)).toEqual(
      quote({ ...catalog, catalogVersion: catalog.version, lines, taxRate }),
    )
    expect(before.quote.monthly.net - cart.quote.monthly.net).toBe(limited.coupon.couponAmount)
    const { applied: effects } = await answerOf(shopping.promotions())
    expect(effects).toContainEqual({
      id: limited.coupon.couponName,
      offerId: LATINO,
      effect: subtract(ZERO, limited.coupon.couponAmount),
      fromMonth: 1,
      toMonth: limited.months,
    })
    const other = await entitled(harness)
    expect(priceOf(await answerOf(other.cart()))).toEqual(priceOf(before))
  },
  'spends no use on an unknown code or one without a discount (CPN-10)': async (harness) => {
    const shopping = harness.visitor()
    await localizeAt(shopping)
    await answerOf(shopping.addOffer({ offerId: FIVE_HUNDRED }))
    await answerOf(shopping.addOffer({ offerId: LATINO }))
    const before = await answerOf(shopping.cart())
    for (const code of ['NADIE-LO-SABE', '!', '__proto__'])
      expect(await refusalOf(shopping.applyPromotion({ code }))).toBe('NOT_FOUND')
    for (const { code } of [limited, free])
      expect(await obstacleTo(shopping, code)).toMatchObject({ kind: 'NoDiscount' })
    expect(await answerOf(shopping.cart())).toEqual(before)
    expect(await usesLeft(await entitled(harness))).toBe(LIMIT)
  },
  'names the smallest change that gives a code its discount, and it does (CPN-13)': async ({ visitor }) => {
    const shopping = visitor()
    await localizeAt(shopping)
    await answerOf(shopping.addOffer({ offerId: FIVE_HUNDRED }))
    await answerOf(shopping.addOffer({ offerId: LATINO }))
    const obstacle = await obstacleTo(shopping, limited.code)
    expect(obstacle).toEqual({
      kind: 'NoDiscount',
      offerId: LATINO,
      reasons: [{ kind: 'ConditionUnmet', condition: { kind: 'RatePlan', offerId: GIG } }],
      changes: [{ kind: 'AddOffer', offerId: GIG, quantity: 1, replaces: FIVE_HUNDRED }],
    })
    await answerOf(shopping.addOffer({ offerId: GIG }))
    expect((await applied(shopping)).coupon.isApplied).toBe(true)
  },
  'removes a coupon with its discount, releases its use, and accepts it again (CPN-11)': async (harness) => {
    const shopping = await entitled(harness)
    const before = await answerOf(shopping.cart())
    const { cart } = await applied(shopping)
    const removed = await answerOf(shopping.removePromotion({ code: limited.code.toLowerCase() }))
    expect(removed.cart).toMatchObject({ cart: before.cart, quote: before.quote })
    expect(removed.offers).toEqual(await answerOf(shopping.getOffers({ featuredOffersOnly: false })))
    expect(JSON.stringify(removed.offers)).not.toContain(limited.coupon.couponName)
    expect(await usesLeft(shopping)).toBe(LIMIT)
    const again = await answerOf(shopping.removePromotion({ code: limited.code }))
    expect(again).toMatchObject({ cart: { cart: before.cart }, offers: removed.offers })
    expect(await refusalOf(shopping.removePromotion({ code: 'NOSUCHCODE' }))).toBe('NOT_FOUND')
    expect(await usesLeft(shopping)).toBe(LIMIT)
    expect((await applied(shopping)).cart.quote).toEqual(cart.quote)
  },
  'lists what a cart lacks for a promotion, and reveals no hidden codes (PRC-13)': async (harness) => {
    const shopping = await entitled(harness)
    const { nearMisses, coupons } = await answerOf(shopping.promotions())
    expect(nearMisses.length).toBeGreaterThan(0)
    for (const { reasons } of nearMisses) expect(reasons.length).toBeGreaterThan(0)
    expect(coupons.map(({ code }) => code)).toEqual([limited.code])
    expect(JSON.stringify([nearMisses, coupons])).not.toContain(free.code)
    const { catalog } = await answerOf(shopping.getOffers({ featuredOffersOnly: false }))
    for (const { code, coupon } of terms.coupons) {
      expect(JSON.stringify(catalog)).not.toContain(code)
      expect(JSON.stringify(catalog)).not.toContain(coupon.couponName)
    }
  },
  'releases a use and its discount when its hold expires or its session ends (I5)': async (harness) => {
    const [leaver, keeper] = [await entitled(harness), await entitled(harness)]
    const before = await answerOf(keeper.cart())
    await answerOf(withCode(leaver))
    await answerOf(withCode(keeper))
    expect(await usesLeft(keeper)).toBe(LIMIT - 2)
    await answerOf(leaver.deleteSession())
    expect(await usesLeft(keeper)).toBe(LIMIT - 1)
    harness.clock.advance(SESSION_IDLE_MS - 1)
    await answerOf(keeper.sessionPing())
    await harness.recover()
    expect(priceOf(await answerOf(keeper.cart()))).not.toEqual(priceOf(before))
    harness.clock.advance(1)
    await harness.recover()
    expect(priceOf(await answerOf(keeper.cart()))).toEqual(priceOf(before))
    expect(await usesLeft(keeper)).toBe(LIMIT)
  },
  'makes a use final with the order, at the discounted price (I5)': async (harness) => {
    const couponed = await entitled(harness)
    await answerOf(withCode(couponed))
    const buyer = await readyWith(harness, couponed)
    const answer = await answerOf(buyer.order())
    expect(answer).toMatchObject({
      state: 'placed',
      receipt: { quote: buyer.priced.quote, coupons: [{ code: limited.code, offerId: LATINO }] },
    })
    await answerOf(couponed.deleteSession())
    harness.clock.advance(2 * SESSION_IDLE_MS)
    await harness.recover()
    expect(await usesLeft(await entitled(harness))).toBe(LIMIT - 1)
  },
  'preserves a coupon when the payment is declined, and releases it when its hold expires': async (
    harness,
  ) => {
    const couponed = await entitled(harness)
    await answerOf(withCode(couponed))
    const buyer = await readyWith(harness, couponed, DECLINED_CARD)
    expect(await answerOf(buyer.order())).toEqual({ state: 'declined' })
    expect(priceOf(await answerOf(couponed.cart()))).toEqual(priceOf(buyer.priced))
    harness.clock.advance(SESSION_IDLE_MS)
    await harness.recover()
    expect(await usesLeft(await entitled(harness))).toBe(LIMIT)
  },
}
