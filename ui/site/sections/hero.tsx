import { EMPTY_ADDRESS_FORM } from '#core/address/address-form.ts'
import { offerPrice } from '#core/pricing/offer-price.ts'
import { afterPrice, perMonthSpoken, sectionWords } from '#ui/content/es/shared/sections.ts'
import { money } from '#ui/content/format.ts'
import { PriceTag } from '#ui/kit/price/price-tag.tsx'
import { Scene } from '#ui/kit/scene/scene.tsx'
import { Greeting } from '../greeting.tsx'
import { Island } from '../islands/island.tsx'
import { PlainAddressForm } from '../plain-address-form.tsx'
import * as css from './hero.css.ts'
import type { SectionProps } from './section.ts'
import { offersNamed } from './section.ts'

/** The value proposition, the price of one offer with its later price, and the address form. */
export const Hero = ({ section, brand }: SectionProps<'hero'>) => (
  <section className={css.hero}>
    <div className={css.head}>
      <h1 className={css.title}>
        {section.title.map((line) => (
          <span key={line} className={css.titleLine}>
            {line}{' '}
          </span>
        ))}
      </h1>
      {offersNamed(brand, [section.offer])
        .map(offerPrice)
        .map((price) => (
          <div key="price" className={css.price}>
            <p className={css.greatDeals}>{section.greatDeals}</p>
            <p className={css.from}>{section.from}</p>
            <PriceTag
              {...money(price.first)}
              spoken={perMonthSpoken(price.first)}
              period={sectionWords.period}
              after={afterPrice(price)}
              timeline={price.change === null ? 'flat' : 'steps'}
            />
          </div>
        ))}
    </div>
    <div className={css.sheet}>
      <p className={css.bestDeals}>{section.bestDeals}</p>
      <Greeting brand={brand} />
      <Island name="addressForm">
        <PlainAddressForm form={EMPTY_ADDRESS_FORM} />
      </Island>
      <p className={css.promise}>{section.promise}</p>
    </div>
    <div className={css.scene}>
      <div className={css.ground}>
        <Scene name="hero" title={section.scene} />
      </div>
    </div>
  </section>
)
