import { either as E } from 'fp-ts'
import type { CodedCoupon } from '#core/catalog/coded-coupon.ts'
import { openCoupon, usesLeft } from '#core/catalog/coded-coupon.ts'
import { usableCoupon } from '#core/pricing/usable-coupon.ts'
import type { SessionCall } from '../call/call.ts'
import { todayOf } from './visits.ts'
import { couponsOf, quoteInputOf, sellableLines, sessionInfoOf } from './pricing.ts'

/** Checks whether a coupon can still take something off this cart, now or once its product is added. */
const isUseful = (call: SessionCall, coded: CodedCoupon): boolean => {
  const usable = usableCoupon(coded, quoteInputOf(call, sellableLines(call)))
  return E.isRight(usable) || usable.left._tag === 'ProductNotInCart'
}

/** Returns the coupons that this sale may show: its cart's, and open ones with uses left (CPN-03, CPN-11, CPN-12). */
export const advertisedCoupons = async (call: SessionCall): Promise<readonly CodedCoupon[]> => {
  const inCart = couponsOf(call)
  const visit = { today: todayOf(call), channel: sessionInfoOf(call).channel }
  const open = call.merchandising.coupons.filter(
    (coded) =>
      !inCart.includes(coded) &&
      coded.coupon.isActive &&
      E.isRight(openCoupon(coded, visit)) &&
      isUseful(call, coded),
  )
  const used = await call.tx.usesOf(open.filter(({ limit }) => limit !== null).map(({ code }) => code))
  return [...inCart, ...open.filter((coded) => usesLeft(coded, used.get(coded.code) ?? 0) !== 0)]
}
