import { either as E } from 'fp-ts'
import type { CartCoupon } from '../catalog/coded-coupon.ts'
import type { Cents } from '../shared/money.ts'
import { ZERO, subtract } from '../shared/money.ts'
import type { QuoteInput } from './quoted.ts'
import { quote } from './quote.ts'

/**
 * Returns what a coupon of a cart takes off the first month before tax, in cents; zero while it has no effect. The
 * offers of the input include its promotion (CPN-09).
 */
export const couponDiscount = (
  input: QuoteInput,
  { offerId, promotionId }: Pick<CartCoupon, 'offerId' | 'promotionId'>,
): Cents => {
  const offers = input.offers.map((offer) =>
    offer.id === offerId
      ? { ...offer, promotions: offer.promotions.filter(({ id }) => id !== promotionId) }
      : offer,
  )
  const [current, without] = [quote(input), quote({ ...input, offers })]
  return E.isRight(current) && E.isRight(without)
    ? subtract(without.right.monthly.net, current.right.monthly.net)
    : ZERO
}
