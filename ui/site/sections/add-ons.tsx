import type { Offer } from '#core/catalog/offer.ts'
import { priceOf } from '#core/catalog/price.ts'
import { offerPrice } from '#core/pricing/offer-price.ts'
import { addOnWords, configureWords } from '#ui/features/sale/configure/es.ts'
import { perMonthSpoken, sectionWords } from '#ui/content/es/shared/sections.ts'
import { money } from '#ui/content/format.ts'
import { PriceTerms } from '#ui/features/shared/price-terms.view.tsx'
import { PriceTag } from '#ui/kit/price/price-tag.tsx'
import * as css from './add-ons.css.ts'
import { note } from './section-frame.css.ts'
import { SectionFrame } from './section-frame.tsx'
import type { SectionProps } from './section.ts'
import { offersNamed } from './section.ts'
import { allIllustrations } from '#ui/kit/scene/all-illustrations.ts'
import { Drawing } from '#ui/kit/scene/drawing.tsx'

/** A cross-section of a house, in which the signal reaches each room. */
const HouseInside = ({ title }: { readonly title: string }) => (
  <svg className={css.drawing} viewBox="0 0 480 410" role="img" aria-label={title}>
    <Drawing parts={allIllustrations.houseInside} />
  </svg>
)

const AddOn = ({ addOn }: { readonly addOn: Offer }) => {
  const { id, name, limit } = addOn
  const monthly = offerPrice(addOn).first
  return (
    <li className={css.addOn}>
      <h3>{name}</h3>
      <PriceTag
        {...money(monthly)}
        spoken={perMonthSpoken(monthly)}
        size="small"
        period={limit === 1 ? sectionWords.period : sectionWords.each}
      />
      <div className={css.words}>
        <p>{addOnWords(id, name).detail}</p>
        {priceOf(addOn, 'NEW') === undefined ? null : (
          <p className={css.limit}>{configureWords.price.newCustomers}</p>
        )}
        {limit === 1 ? null : <p className={css.limit}>{sectionWords.limit(limit)}</p>}
      </div>
    </li>
  )
}

/** The equipment that extends the signal in the home, each item with its monthly price. */
export const AddOns = ({ section, brand }: SectionProps<'addOns'>) => (
  <SectionFrame id={section.id} heading={section.heading} lead={section.lead}>
    <div className={css.addOns}>
      <HouseInside title={section.scene} />
      <div>
        <ul className={css.list}>
          {offersNamed(brand, section.offers).map((addOn) => (
            <AddOn key={addOn.id} addOn={addOn} />
          ))}
        </ul>
        <p className={note}>{section.note}</p>
        <PriceTerms offers={section.offers} catalog={brand.catalog} />
      </div>
    </div>
  </SectionFrame>
)
