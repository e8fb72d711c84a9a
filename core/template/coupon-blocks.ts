import { either as E } from 'fp-ts'
import type { CodedCoupon } from '../catalog/coded-coupon.ts'
import type { CouponSale } from '../catalog/coupon-use.ts'
import { eligibleCoupon, selfInstallMessage, shownCoupon } from '../catalog/coupon-use.ts'
import type { CouponTrigger } from '../catalog/coupon.ts'
import { findOffer } from '../catalog/offer.ts'
import { recurringOf } from '../catalog/price.ts'
import { ZERO } from '../shared/money.ts'
import type { PageBlock } from './page-model.ts'
import { block, count, money, text } from './page.ts'
import type { ShopFacts } from './shop-facts.ts'

/** The maximum number of coupons that a page shows. */
const COUPONS_SHOWN = 3

type CouponFacts = Pick<ShopFacts, 'offers' | 'priced' | 'coupons' | 'usedCodes'>

const saleOf = (
  { offers, priced }: CouponFacts,
  place: CouponTrigger,
  { coupon: { productId } }: CodedCoupon,
): CouponSale => {
  const product = findOffer(offers, productId)
  return {
    offers,
    lines: priced.cart.lines,
    place,
    price: product === undefined ? ZERO : recurringOf(product),
  }
}

const isUsed = ({ usedCodes }: CouponFacts, { code }: CodedCoupon): boolean => usedCodes.includes(code)

const shownAt = (facts: CouponFacts, place: CouponTrigger): readonly CodedCoupon[] =>
  facts.coupons.filter(
    (coded) => isUsed(facts, coded) || E.isRight(shownCoupon(coded.coupon, saleOf(facts, place, coded))),
  )

/** Builds a banner per shown coupon outside the cart: badge, code and design (CPN-03). */
export const couponBlocks = (facts: CouponFacts, place: CouponTrigger): readonly PageBlock[] =>
  shownAt(facts, place)
    .filter((coded) => !isUsed(facts, coded))
    .slice(0, COUPONS_SHOWN)
    .map(({ code, coupon, months }) =>
      block(`coupon-${code}`, 'banner', ['coupon.offer'], {
        parameters: [
          text('badge', coupon.badgeText),
          text('code', code),
          text('name', coupon.name),
          money('amount', coupon.couponAmount),
          count('months', months),
          count('design', coupon.designIteration),
        ],
        offers: [coupon.productId],
      }),
    )

/** Checks whether the Xumo text is hidden: a coupon of this page or of the cart replaces it (CPN-03). */
export const isXumoTextHidden = (facts: CouponFacts, place: CouponTrigger): boolean =>
  shownAt(facts, place).some(({ coupon }) => coupon.hideXumoSniperText)

/** Checks for the self-install message: every cart coupon that requires it is applied (CPN-05). */
export const isSelfInstallMessageShown = (facts: CouponFacts): boolean =>
  facts.coupons.every((coded) => {
    const sale = saleOf(facts, 'checkout', coded)
    if (E.isLeft(eligibleCoupon(coded.coupon, sale))) return true
    const { isShown, reason } = selfInstallMessage(coded.coupon, sale)
    return isShown && (reason === 'noCheckAsked' || isUsed(facts, coded))
  })
