import { EMPTY_ADDRESS_FORM } from '#core/address/address-form.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import type { OpeningLayout } from '#core/template/section-parts.ts'
import { offerPrice } from '#core/pricing/offer-price.ts'
import { afterPrice, perMonthSpoken, sectionWords } from '#ui/content/es/shared/sections.ts'
import { money } from '#ui/content/format.ts'
import { PriceTerms } from '#ui/features/shared/price-terms.view.tsx'
import { PriceTag } from '#ui/kit/price/price-tag.tsx'
import { lead } from '#ui/theme/text.css.ts'
import { ActionLinks } from '../action-links.tsx'
import { Greeting } from '../greeting.tsx'
import { Island } from '../islands/island.tsx'
import { Picture } from '../pictures/picture.tsx'
import { PlainAddressForm } from '../plain-address-form.tsx'
import { Trail } from '../trail.tsx'
import * as css from './opening.css.ts'
import { PhoneText } from './phone-text.tsx'
import type { SectionProps } from './section.ts'
import { offersNamed } from './section.ts'

type PriceProps = Pick<SectionProps<'opening'>, 'brand'> & {
  readonly offer: OfferId
  readonly isLarge: boolean
}

const Price = ({ brand, offer, isLarge }: PriceProps) => {
  const [named] = offersNamed(brand, [offer])
  if (named === undefined) return null
  const price = offerPrice(named)
  return (
    <div className={css.price}>
      <p>{named.name}</p>
      <PriceTag
        {...money(price.first)}
        spoken={perMonthSpoken(price.first)}
        size={isLarge ? 'large' : 'medium'}
        period={sectionWords.period}
        after={afterPrice(price)}
        timeline={price.change === null ? 'flat' : 'steps'}
      />
    </div>
  )
}

/** Whether the words share their row with a picture: too narrow for all fields in one row. */
const isNarrow = (layout: OpeningLayout): boolean => layout !== 'wide'

/** The top of a page about one subject: its trail, title, picture and price, and what to do next. */
export const Opening = ({ section, brand }: SectionProps<'opening'>) => {
  const { layout, title, lead: text, picture, actions, offer, hasAddressForm = false } = section
  return (
    <div className={`${css.opening} ${css.layout[layout]}`}>
      <div className={css.words}>
        <Trail />
        <h1 className={css.title}>{title}</h1>
        <p className={lead}>
          <PhoneText text={text} brand={brand} />
        </p>
        {offer === undefined ? null : <Price brand={brand} offer={offer} isLarge={layout === 'price'} />}
        {hasAddressForm ? (
          <div className={isNarrow(layout) ? css.form : undefined}>
            <Greeting brand={brand} />
            <Island name="addressForm" layout={isNarrow(layout) ? 'page' : 'bar'}>
              <PlainAddressForm form={EMPTY_ADDRESS_FORM} layout={isNarrow(layout) ? 'page' : 'bar'} />
            </Island>
          </div>
        ) : null}
        <ActionLinks actions={actions} quiet={hasAddressForm} />
        {offer === undefined ? null : <PriceTerms offers={[offer]} catalog={brand.catalog} />}
      </div>
      <div className={css.picture}>
        <Picture {...picture} />
      </div>
    </div>
  )
}
