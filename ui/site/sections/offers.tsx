import { offerPrice } from '#core/pricing/offer-price.ts'
import { productsWords, purposeOfSpeed } from '#ui/content/es/sale/products.ts'
import { sectionWords } from '#ui/content/es/shared/sections.ts'
import { speedText } from '#ui/content/format.ts'
import { PriceTerms } from '#ui/features/shared/price-terms.view.tsx'
import { ButtonLink } from '#ui/kit/button/button.tsx'
import type { PricedOffer } from './offer-timeline.tsx'
import { OfferTimeline } from './offer-timeline.tsx'
import { linkAttributes } from '../link-target.ts'
import { useSite } from '../site-view.ts'
import * as css from './offers.css.ts'
import { note } from './section-frame.css.ts'
import { SectionFrame } from './section-frame.tsx'
import type { SectionProps } from './section.ts'
import { offersNamed } from './section.ts'

const highest = (plans: readonly PricedOffer[]): number =>
  Math.max(1, ...plans.map(({ price: { first, change } }) => change?.later ?? first))

const Plan = ({ plan: { offer, price }, top }: { readonly plan: PricedOffer; readonly top: number }) => (
  <li className={css.plan}>
    <div className={css.words}>
      <h3 className={css.name}>{offer.name}</h3>
      {offer.speed === null ? null : (
        <p className={css.speed}>
          {productsWords.upAndDown(speedText(offer.speed.downMbps), speedText(offer.speed.upMbps))}
        </p>
      )}
    </div>
    <OfferTimeline price={price} top={top} />
    <p>{offer.speed === null ? null : purposeOfSpeed(offer.speed.downMbps)}</p>
    <ButtonLink
      variant="secondary"
      {...linkAttributes('address', useSite())}
      aria-label={sectionWords.chooseSpoken(offer.name)}
    >
      {sectionWords.choose}
    </ButtonLink>
  </li>
)

/** Plans side by side, with their prices on one scale. */
export const Offers = ({
  section: { id, heading, lead, offers, note: text },
  brand,
}: SectionProps<'offers'>) => {
  const plans = offersNamed(brand, offers).map((offer) => ({ offer, price: offerPrice(offer) }))
  return (
    <SectionFrame id={id} heading={heading} lead={lead}>
      <ul className={css.plans}>
        {plans.map((plan) => (
          <Plan key={plan.offer.id} plan={plan} top={highest(plans)} />
        ))}
      </ul>
      <p className={note}>{text}</p>
      {/* The opening has the terms of a price alone. */}
      {offers.length === 1 ? null : <PriceTerms offers={offers} catalog={brand.catalog} />}
    </SectionFrame>
  )
}
