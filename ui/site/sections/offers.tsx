import { offerPrice } from '#core/pricing/offer-price.ts'
import { productsWords, purposeOfSpeed } from '#ui/content/es/sale/products.ts'
import { channelFacts } from '#ui/content/channel-facts.ts'
import { sectionWords, shortMoney } from '#ui/content/es/shared/sections.ts'
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
import { Table } from './table.tsx'
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

type OfferTableProps = Pick<SectionProps<'offers'>, 'section'> & {
  readonly columns: readonly string[]
  readonly plans: readonly PricedOffer[]
}

/** Plans whose prices never change, as rows. */
const OfferTable = ({ section, columns, plans }: OfferTableProps) => {
  const site = useSite()
  const { channels } = channelFacts(site.brand)
  const rows = plans.map(({ offer: { id, name }, price: { first } }) => [
    name,
    sectionWords.perMonthSpoken(shortMoney(first)),
    String(channels({ plan: id }).amount),
  ])
  return (
    <Table section={{ ...section, kind: 'table', columns, rows }} brand={site.brand}>
      <PriceTerms offers={section.offers} catalog={site.brand.catalog} />
      <ButtonLink variant="secondary" {...linkAttributes('address', site)}>
        {sectionWords.choose}
      </ButtonLink>
    </Table>
  )
}

/** Plans side by side, with their prices on one scale, or as a table. */
export const Offers = ({ section, brand }: SectionProps<'offers'>) => {
  const { id, heading, lead, offers, note: text, columns } = section
  const plans = offersNamed(brand, offers).map((offer) => ({ offer, price: offerPrice(offer) }))
  if (columns !== undefined) return <OfferTable section={section} columns={columns} plans={plans} />
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
