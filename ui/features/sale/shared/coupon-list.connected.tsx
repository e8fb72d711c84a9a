import { useSelector } from '@xstate/react'
import { quoteInputOf } from '#core/journeys/sale/sale.pricing.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import { couponDiscount } from '#core/pricing/coupon-discount.ts'
import { couponWords } from '#ui/content/es/sale/coupon.ts'
import { SummaryList } from '#ui/kit/summary/summary-list.tsx'

/** The coupons of the cart, each with what it takes off the first month. The prices above already contain it. */
export const CouponList = ({ sale }: { readonly sale: Sale }) => {
  const context = useSelector(sale.actor, (snapshot) => snapshot.context)
  const input = quoteInputOf(context, context.cart.wanted)
  const coupons = input === null ? [] : (context.offers?.coupons ?? [])
  if (input === null || coupons.length === 0) return null
  return (
    <SummaryList
      dense
      rows={coupons.map((coupon) => {
        const off = couponDiscount(input, coupon)
        return {
          id: coupon.code,
          label: couponWords.coupon(coupon.code),
          amount: off > 0 ? couponWords.off(off) : couponWords.noEffect,
          tone: off > 0 ? 'saved' : 'plain',
        }
      })}
    />
  )
}
