import { either as E } from 'fp-ts'
import type { CodedCoupon, CouponCode } from '#core/catalog/coded-coupon.ts'
import { parseCouponCode, usesLeft } from '#core/catalog/coded-coupon.ts'
import { shownCoupon } from '#core/catalog/coupon-use.ts'
import type { CouponStanding, PromotionEffect } from '#core/ports/promotion-calls.ts'
import { usableCoupon } from '#core/pricing/usable-coupon.ts'
import type { Why } from '#core/pricing/why.ts'
import { why } from '#core/pricing/why.ts'
import { ZERO } from '#core/shared/money.ts'
import type { EpochMs } from '#core/shared/plain-date.ts'
import type { Answer, Engine, SessionCall } from './call.ts'
import { refuse, sessionHandler } from './call.ts'
import type { Provider } from './handler.ts'
import { couponsOf, pricedCart, quoteInputOf, soldLines } from './pricing.ts'
import { changeHandler, mayShop } from './standing.ts'

/** The coupons this cart has, and those the store shows to whoever may have them (CPN-03). */
const toldCoupons = (call: SessionCall): readonly CodedCoupon[] => {
  const held = couponsOf(call)
  const { offers, lines } = quoteInputOf(call, soldLines(call))
  const isShown = ({ coupon }: CodedCoupon): boolean =>
    coupon.isActive &&
    E.isRight(shownCoupon(coupon, { offers, lines, place: coupon.triggeredFrom, price: ZERO }))
  return call.terms.coupons.filter((coded) => held.includes(coded) || isShown(coded))
}

const standingsOf = async (
  { tx, session }: SessionCall,
  told: readonly CodedCoupon[],
): Promise<readonly CouponStanding[]> => {
  const counted = told.filter(({ limit }) => limit !== null)
  const used = await tx.usesOf(counted.map(({ code }) => code))
  const holds = new Map((await tx.couponHoldsOf(session.owner)).map((hold) => [hold.code, hold.heldUntil]))
  return told.map(({ code, months, limit, coupon }) => {
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

/** What promotions and bundles take off, by the derivation of the price (PRC-12). */
const effectsIn = ({ monthly }: Why): readonly PromotionEffect[] =>
  monthly.parts.flatMap(({ offerId, parts }) =>
    parts.flatMap(({ inputs, effect, fromMonth, toMonth }) => {
      const id = inputs['promotion'] ?? inputs['bundle']
      if (id === undefined) return []
      return [{ id: String(id), offerId, effect, fromMonth, ...(toMonth === null ? {} : { toMonth }) }]
    }),
  )

const couponOf = ({ terms }: SessionCall, typed: string): CodedCoupon | undefined => {
  const code = parseCouponCode(typed)
  return E.isLeft(code)
    ? undefined
    : terms.coupons.find(({ code: known, coupon }) => known === code.right && coupon.isActive)
}

/** Takes a use before there is an order, so that nobody is promised one that is gone; one the cart has is held anew. */
const take = async (call: SessionCall, { code, limit }: CodedCoupon): Promise<boolean> => {
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
  session: { ...call.session, coupons: [...call.session.coupons.filter((held) => held !== code), code] },
})

const apply = async (call: SessionCall, coded: CodedCoupon): Promise<Answer<SessionCall>> => {
  const isNew = !call.session.coupons.includes(coded.code)
  if (isNew && E.isLeft(usableCoupon(coded, quoteInputOf(call, soldLines(call)))))
    return refuse('PROMOTION_UNMET')
  if (!(await take(call, coded))) return refuse('PROMOTION_SPENT')
  const applied = withCode(call, coded.code)
  await call.tx.saveSession(applied.session)
  return E.right(applied)
}

type PromotionProvider = Pick<Provider, 'promotions' | 'applyPromotion'>

export const promotionHandlers = (engine: Engine): PromotionProvider => ({
  promotions: sessionHandler(engine, async (call) => {
    if (!mayShop(call)) return refuse('STEP_MISSING')
    const told = why(quoteInputOf(call, soldLines(call)))
    if (E.isLeft(told)) throw new Error(`no price: ${told.left._tag}`)
    return E.right({
      applied: effectsIn(told.right),
      nearMisses: told.right.nearMisses,
      coupons: await standingsOf(call, toldCoupons(call)),
    })
  }),

  applyPromotion: changeHandler(engine, async (call, { code }) => {
    const coded = couponOf(call, code)
    if (coded === undefined) return refuse('NOT_FOUND')
    const applied = await apply(call, coded)
    if (E.isLeft(applied)) return applied
    const [coupon] = await standingsOf(applied.right, [coded])
    if (coupon === undefined) throw new Error('a coupon without a standing')
    return E.right({ cart: await pricedCart(applied.right), coupon })
  }),
})
