import * as fc from 'fast-check'
import type { CodedCoupon, CouponCode } from '#core/catalog/coded-coupon.ts'
import { couponNetPrice, type CouponSale } from '#core/catalog/coupon-use.ts'
import type { Coupon } from '#core/catalog/coupon.ts'
import type { Offer } from '#core/catalog/offer.ts'
import { couponTriggers, parseCoupon } from '#core/catalog/parse-coupon.ts'
import { accepted } from './accepted.ts'
import { amount } from '#stories/rules/arbitraries/money.arbitrary.ts'
import { offerId, offers } from '#stories/rules/arbitraries/offer.arbitrary.ts'
import { linesOver } from '#stories/rules/arbitraries/quote.arbitrary.ts'
import { textOf } from './text.arbitrary.ts'

const trigger = fc.constantFrom(...couponTriggers)
/** Text that is not blank. */
const words = (start: string, min: number): fc.Arbitrary<string> =>
  textOf(start, min, 8).filter((text) => text === '' || text.trim() !== '')

const likely = fc.oneof({ arbitrary: fc.constant(true), weight: 4 }, fc.boolean())

export const coupon: fc.Arbitrary<Coupon> = fc
  .record({
    couponEligibilityFromTarget: likely,
    couponAmount: fc.oneof(amount(15_000), fc.constantFrom(0)),
    couponName: words('Cupón 10', 1),
    name: words('Internet ', 1),
    netPrice: amount(12_000),
    isActive: likely,
    isShowing: likely,
    parentId: offerId,
    productId: offerId,
    triggeredFrom: trigger,
    designIteration: fc.integer({ min: 1, max: 9 }),
    hideXumoSniperText: fc.boolean(),
    badgeText: words('¡Ahorra!', 0),
    mandateCouponCheckForSelfInstallMessaging: fc.boolean(),
  })
  .map((data) => accepted(parseCoupon(data)))

/** A coupon, often of a sold offer and with a correct net price, and the sale that it is checked against. */
export const couponAtSale: fc.Arbitrary<readonly [Coupon, CouponSale]> = fc
  .tuple(coupon, offers, amount(12_000), trigger, likely)
  .chain(([drawn, sold, price, place, isRight]) => {
    const id = fc.constantFrom(...sold.map((offer) => offer.id), drawn.productId)
    return fc.tuple(linesOver(sold), id, id, fc.boolean()).map(([lines, productId, parentId, isHere]) => [
      {
        ...drawn,
        productId,
        parentId,
        triggeredFrom: isHere ? place : drawn.triggeredFrom,
        netPrice: isRight ? couponNetPrice(price, drawn) : drawn.netPrice,
      },
      { offers: sold, lines, price, place },
    ])
  })

export const couponCodes = ['PRIMERO', 'SEGUNDO'] as readonly string[] as readonly CouponCode[]

/** A coupon of each code, mostly on what is sold. */
export const couponsOver = (sold: readonly Offer[]): fc.Arbitrary<readonly CodedCoupon[]> => {
  const id = fc.constantFrom(...sold.map((offer) => offer.id))
  const drawn = fc
    .tuple(coupon, id, id)
    .map(([one, productId, parentId]) => ({ ...one, productId, parentId }))
  return fc.tuple(drawn, drawn).map((coupons) =>
    coupons.flatMap((one, at) => {
      const code = couponCodes[at]
      if (code === undefined) return []
      return [{ code, coupon: one, months: 3, limit: null, lastDay: null, channels: ['dotcom' as const] }]
    }),
  )
}
