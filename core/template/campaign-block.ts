import { areMet } from '../catalog/condition.ts'
import type { Offer } from '../catalog/offer.ts'
import { offersOfRole } from '../catalog/offer.ts'
import type { PageBlock } from './page-model.ts'
import { block } from './page.ts'
import type { ShopFacts } from './shop-facts.ts'

/** Checks whether a promotion of an offer is for the campaign of this buyer, whatever the cart holds. */
const hasCampaignPrice = ({ promotions }: Offer, buyer: ShopFacts['buyer']): boolean =>
  promotions.some(
    ({ conditions }) =>
      conditions.some(({ kind }) => kind === 'Campaign') &&
      areMet(conditions, { buyer, plansOf: () => 0, quantityOf: () => 0 }),
  )

/** Builds the notice about plans with a price of the visitor's campaign. Empty without such a plan (CAT-09). */
export const campaignBlocks = ({
  offers,
  buyer,
}: Pick<ShopFacts, 'offers' | 'buyer'>): readonly PageBlock[] => {
  const plans = offersOfRole(offers, 'plan').filter((offer) => hasCampaignPrice(offer, buyer))
  if (plans.length === 0) return []
  return [block('campaign', 'notice', ['products.campaign'], { offers: plans.map(({ id }) => id) })]
}
