import { either as E } from 'fp-ts'
import type { CodedCoupon, CouponCode } from '#core/catalog/coded-coupon.ts'
import { openCoupon, parseCouponCode, usesLeft } from '#core/catalog/coded-coupon.ts'
import { shownCoupon } from '#core/catalog/coupon-use.ts'
import type { CouponAnswer, CouponStatus, PromotionEffect } from '#core/ports/promotion-calls.ts'
import type { CouponObstacle } from '#core/pricing/coupon-obstacle.ts'
import { closedObstacle, discountObstacle } from '#core/pricing/coupon-obstacle.ts'
import { usableCoupon } from '#core/pricing/usable-coupon.ts'
import type { Why } from '#core/pricing/why.ts'
import { why } from '#core/pricing/why.ts'
import { ZERO } from '#core/shared/money.ts'
import type { EpochMs } from '#core/shared/plain-date.ts'
import type { Answer, Engine, SessionCall } from '../call/call.ts'
import { refuse, sessionHandler } from '../call/call.ts'
import type { ProviderHandlers } from '../call/handler.ts'
import { removeCoupon } from '../facts/coupons.ts'
import { changedShop, couponsOf, quoteInputOf, sellableLines, sessionInfoOf } from '../facts/pricing.ts'
import { todayOf } from '../facts/visits.ts'
import { mutationHandler, mayShop } from '../facts/sale-progress.ts'

/** Returns the coupons of this cart, and the public ones that its buyer may use (CPN-03). */
const visibleCouponsOf = (call: SessionCall): readonly CodedCoupon[] => {
  const inCart = couponsOf(call)
  const { offers, lines } = quoteInputOf(call, sellableLines(call))
  const isShown = ({ coupon }: CodedCoupon): boolean =>
    coupon.isActive &&
    E.isRight(shownCoupon(coupon, { offers, lines, place: coupon.triggeredFrom, price: ZERO }))
  return call.merchandising.coupons.filter((coded) => inCart.includes(coded) || isShown(coded))
}

const couponStatusesOf = async (
  { tx, session }: SessionCall,
  coded: readonly CodedCoupon[],
): Promise<readonly CouponStatus[]> => {
  const counted = coded.filter(({ limit }) => limit !== null)
  const used = await tx.usesOf(counted.map(({ code }) => code))
  const holds = new Map((await tx.couponHoldsOf(session.owner)).map((hold) => [hold.code, hold.heldUntil]))
  return coded.map(({ code, months, limit, coupon }) => {
    const left = usesLeft({ limit }, used.get(code) ?? 0)
    const heldUntil = holds.get(code) ?? null
    return {
      code,
      name: coupon.name,
      badgeText: coupon.badgeText,
      offerId: coupon.productId,
      off: coupon.couponAmount,
      months,
      isApplied: session.coupons.includes(code),
      ...(left === null ? {} : { usesLeft: left }),
      ...(heldUntil === null ? {} : { heldUntil }),
    }
  })
}

/** Returns the discounts of promotions and bundles from the derivation of the price (PRC-12). */
const effectsIn = ({ monthly }: Why): readonly PromotionEffect[] =>
  monthly.parts.flatMap(({ offerId, parts }) =>
    parts.flatMap(({ inputs, effect, fromMonth, toMonth }) => {
      const id = inputs['promotion'] ?? inputs['bundle']
      if (id === undefined) return []
      return [{ id: String(id), offerId, effect, fromMonth, ...(toMonth === null ? {} : { toMonth }) }]
    }),
  )

const couponOf = ({ merchandising }: SessionCall, typed: string): CodedCoupon | undefined => {
  const code = parseCouponCode(typed)
  return E.isLeft(code)
    ? undefined
    : merchandising.coupons.find(({ code: known, coupon }) => known === code.right && coupon.isActive)
}

/** Takes a coupon use before the order, so that it cannot run out. Extends the hold of a coupon already in the cart. */
const takeCouponUse = async (call: SessionCall, { code, limit }: CodedCoupon): Promise<boolean> => {
  if (limit === null) return true
  const { tx, session, now, engine } = call
  const isHeld = (await tx.couponHoldsOf(session.owner)).some((hold) => hold.code === code)
  if (!isHeld && !(await tx.takeUse(code, limit))) return false
  const heldUntil = (now + engine.config.couponHoldMs) as EpochMs
  await tx.saveCouponHold({ owner: session.owner, code, heldUntil })
  return true
}

const withCode = (call: SessionCall, code: CouponCode): SessionCall => ({
  ...call,
  session: {
    ...call.session,
    coupons: [...call.session.coupons.filter((applied) => applied !== code), code],
  },
})

/** Returns why a coupon gives this cart no discount, or null (CPN-10, CPN-12). Skips a coupon already in the cart. */
const obstacleOf = (call: SessionCall, coded: CodedCoupon): CouponObstacle | null => {
  if (call.session.coupons.includes(coded.code)) return null
  const { channel } = sessionInfoOf(call)
  const open = openCoupon(coded, { today: todayOf(call), channel })
  if (E.isLeft(open)) return closedObstacle(open.left)
  const input = quoteInputOf(call, sellableLines(call))
  return E.isRight(usableCoupon(coded, input)) ? null : discountObstacle(coded, input)
}

const apply = async (call: SessionCall, coded: CodedCoupon): Promise<Answer<CouponAnswer>> => {
  const obstacle = obstacleOf(call, coded)
  if (obstacle !== null) return E.right({ state: 'unmet', obstacle })
  if (!(await takeCouponUse(call, coded))) return refuse('PROMOTION_SPENT')
  const applied = withCode(call, coded.code)
  await call.tx.saveSession(applied.session)
  const [coupon] = await couponStatusesOf(applied, [coded])
  if (coupon === undefined) throw new Error('a coupon without a status')
  return E.right({ state: 'applied', coupon, ...(await changedShop(applied)) })
}

type PromotionProvider = Pick<ProviderHandlers, 'promotions' | 'applyPromotion' | 'removePromotion'>

export const promotionHandlers = (engine: Engine): PromotionProvider => ({
  promotions: sessionHandler(engine, async (call) => {
    if (!mayShop(call)) return refuse('STEP_MISSING')
    const explained = why(quoteInputOf(call, sellableLines(call)))
    if (E.isLeft(explained)) throw new Error(`no price: ${explained.left._tag}`)
    return E.right({
      applied: effectsIn(explained.right),
      nearMisses: explained.right.nearMisses,
      coupons: await couponStatusesOf(call, visibleCouponsOf(call)),
    })
  }),

  applyPromotion: mutationHandler(engine, async (call, { code }) => {
    const coded = couponOf(call, code)
    return coded === undefined ? refuse('NOT_FOUND') : apply(call, coded)
  }),

  removePromotion: mutationHandler(engine, async (call, { code }) => {
    const parsed = parseCouponCode(code)
    const isHeld = E.isRight(parsed) && call.session.coupons.includes(parsed.right)
    if (!isHeld && couponOf(call, code) === undefined) return refuse('NOT_FOUND')
    const session = isHeld ? await removeCoupon(call.tx, call.session, parsed.right) : call.session
    return E.right(await changedShop({ ...call, session }))
  }),
})
