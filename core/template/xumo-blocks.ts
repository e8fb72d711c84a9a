import type { CartLine } from '../cart/cart.ts'
import type { Offer } from '../catalog/offer.ts'
import { isXumoSelected, ownedXumoId, xumoOfferIds } from '../checkout/page-request.ts'
import type { PageBlock } from './page-model.ts'
import { block, money } from './page.ts'
import { leastMonthly } from '../pricing/quote.ts'
import type { ShopFacts } from './shop-facts.ts'

const isIn = (lines: readonly CartLine[], id: string): boolean => lines.some(({ offerId }) => offerId === id)

/** Builds the Xumo box offer for a cart with television and no box. Empty where a coupon hides it (CPN-03). */
export const xumoTextBlocks = (
  { offers, priced }: Pick<ShopFacts, 'offers' | 'priced'>,
  isHidden: boolean,
): readonly PageBlock[] => {
  const { lines } = priced.cart
  const hasTv = offers.some(
    ({ id, role, lineOfBusiness }) => role === 'plan' && lineOfBusiness === 'TV' && isIn(lines, id),
  )
  const [first, ...others]: readonly Offer[] = offers.filter(({ id }) => xumoOfferIds.includes(id))
  if (!hasTv || first === undefined || isHidden || isXumoSelected(lines)) return []
  const boxes = [first, ...others] as const
  return [
    block('xumo', 'notice', ['configure.xumo'], {
      parameters: [money('from', leastMonthly(boxes))],
      offers: boxes.map(({ id }) => id),
    }),
  ]
}

/** Builds the notice on a cart's Xumo box: return a leased one, not an owned one. Empty without a box (CHK-15). */
export const xumoNoticeBlocks = ({ priced }: Pick<ShopFacts, 'priced'>): readonly PageBlock[] => {
  const { lines } = priced.cart
  if (!isXumoSelected(lines)) return []
  return [
    block('xumo', 'notice', [isIn(lines, ownedXumoId) ? 'checkout.xumo.owned' : 'checkout.xumo.leased']),
  ]
}
