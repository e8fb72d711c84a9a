import { EMPTY_ADDRESS_FORM } from '#core/address/address-form.ts'
import { afterPrice, heroWords, perMonthSpoken } from '#ui/content/es/landing.ts'
import { money } from '#ui/content/format.ts'
import { PriceTag } from '#ui/kit/price/price-tag.tsx'
import { Scene } from '#ui/kit/scene/scene.tsx'
import { ADDRESS_FORM_ID } from '../islands/address-form.place.ts'
import { PlainAddressForm } from '../plain-address-form.tsx'
import type { PlanFacts } from './landing-facts.ts'
import * as css from './hero.css.ts'

/** The promise, the lowest price with what comes after it, and the one thing to do. */
export const Hero = ({ cheapest }: { readonly cheapest: PlanFacts }) => (
  <section className={css.hero}>
    <h1 className={css.title}>
      {heroWords.title.map((line) => (
        <span key={line} className={css.titleLine}>
          {line}{' '}
        </span>
      ))}
    </h1>
    <div className={css.price}>
      <p>{heroWords.from}</p>
      <PriceTag
        {...money(cheapest.first)}
        spoken={perMonthSpoken(cheapest.first)}
        period={heroWords.period}
        after={afterPrice(cheapest)}
        course={cheapest.change === null ? 'flat' : 'steps'}
      />
    </div>
    <div className={css.sheet}>
      <div id={ADDRESS_FORM_ID}>
        <PlainAddressForm form={EMPTY_ADDRESS_FORM} />
      </div>
      <p className={css.promise}>{heroWords.promise}</p>
    </div>
    <div className={css.scene}>
      <div className={css.ground}>
        <Scene name="hero" title={heroWords.scene} />
      </div>
    </div>
  </section>
)
