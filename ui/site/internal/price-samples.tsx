import type { Brand } from '#core/brand/brand.ts'
import type { Offer } from '#core/catalog/offer.ts'
import { linesOfBusiness, offersForEverybody, offersOfLine, offersOfRole } from '#core/catalog/offer.ts'
import { offerPrice } from '#core/pricing/offer-price.ts'
import { addressOf, pricedCartOf } from '#core/template/demonstration-cart.ts'
import { styleGuideWords as words } from '#ui/content/es/site/style-guide.ts'
import { perMonthSpoken, sectionWords } from '#ui/content/es/shared/sections.ts'
import { money } from '#ui/content/format.ts'
import { PlanLabel } from '#ui/features/shared/label.view.tsx'
import { Card } from '#ui/kit/card/card.tsx'
import { CheckCard } from '#ui/kit/choice/check-card.tsx'
import { ChoiceCard, ChoiceGroup } from '#ui/kit/choice/choice-card.tsx'
import { ChipGroup } from '#ui/kit/chips/chip-group.tsx'
import { size as priceSizes } from '#ui/kit/price/price-tag.css.ts'
import type { PriceTagProps } from '#ui/kit/price/price-tag.tsx'
import { PriceTag } from '#ui/kit/price/price-tag.tsx'
import { Quantity } from '#ui/kit/quantity/quantity.tsx'
import { Section } from '#ui/kit/section/section.tsx'
import { SummaryList } from '#ui/kit/summary/summary-list.tsx'
import { OfferTimeline } from '../sections/offer-timeline.tsx'
import * as css from './style-guide.css.ts'

/** A sample changes nothing. */
const ignore = (): void => undefined

const firstTag = (offer: Offer): Omit<PriceTagProps, 'size'> => {
  const { first } = offerPrice(offer)
  return { ...money(first), spoken: perMonthSpoken(first), period: sectionWords.period }
}

const Prices = ({ plans }: { readonly plans: readonly Offer[] }) => {
  const [plan] = plans
  if (plan === undefined) return null
  return (
    <>
      <div className={css.row}>
        {(Object.keys(priceSizes) as readonly (keyof typeof priceSizes)[]).map((size) => (
          <PriceTag key={size} {...firstTag(plan)} size={size} />
        ))}
      </div>
      <ul className={css.loose}>
        {plans.map((offer) => {
          const price = offerPrice(offer)
          return (
            <Card key={offer.id} as="li" ribbon={offer === plan ? words.cardRibbon : undefined}>
              <h3>{offer.name}</h3>
              <OfferTimeline price={price} top={Math.max(price.first, price.change?.later ?? 0)} />
            </Card>
          )
        })}
      </ul>
    </>
  )
}

const Choices = ({ offers }: { readonly offers: readonly Offer[] }) => {
  const plans = offersOfRole(offersOfLine(offers, 'Internet'), 'plan').slice(0, 3)
  const addOns = offersOfRole(offersOfLine(offers, 'Internet'), 'addOn').slice(0, 2)
  return (
    <div className={css.stack}>
      <ChoiceGroup legend={words.plans} name="plan" value={plans[0]?.id} onChange={ignore}>
        {plans.map((offer) => (
          <ChoiceCard
            key={offer.id}
            value={offer.id}
            title={offer.name}
            aside={money(offerPrice(offer).first).text}
          />
        ))}
      </ChoiceGroup>
      {addOns.map((offer, index) => (
        <CheckCard
          key={offer.id}
          name={offer.id}
          checked={index === 0}
          onChange={ignore}
          title={offer.name}
          aside={money(offerPrice(offer).first).text}
        />
      ))}
      <ChipGroup
        legend={words.chips}
        name="people"
        value="2"
        onChange={ignore}
        chips={['1', '2', '3', '4'].map((value) => ({ value, label: value }))}
      />
      <Quantity
        label={words.quantity}
        value={2}
        min={1}
        max={8}
        onValue={ignore}
        lessLabel={words.less}
        moreLabel={words.more}
        spoken="2"
      />
    </div>
  )
}

const Summary = ({ brand }: { readonly brand: Brand }) => {
  const { quote } = pricedCartOf(brand, addressOf(null))
  return (
    <SummaryList
      rows={quote.lines.map(({ offerId, name, monthly, oneTime }) => ({
        id: offerId,
        label: name,
        amount: money(monthly.net > 0 ? monthly.net : oneTime.net).text,
        detail: monthly.net > 0 ? sectionWords.period : words.once,
      }))}
      total={{ label: words.monthly, amount: money(quote.monthly.total).text }}
    />
  )
}

/** The components about what is sold: prices, choices, the label and the summary, with the offers of the catalogue. */
export const PriceSamples = ({ brand }: { readonly brand: Brand }) => {
  const offers = offersForEverybody(brand.catalog.offers)
  const plans = linesOfBusiness.flatMap((line) =>
    offersOfRole(offersOfLine(offers, line), 'plan').slice(0, 1),
  )
  const [internet] = plans
  return (
    <>
      <Section heading={words.prices} hint={words.pricesHint}>
        <Prices plans={plans} />
      </Section>
      <Section heading={words.choices}>
        <Choices offers={offers} />
      </Section>
      <Section heading={words.summary}>
        <Summary brand={brand} />
      </Section>
      <Section heading={words.label}>
        {internet === undefined ? null : <PlanLabel offerId={internet.id} catalog={brand.catalog} />}
      </Section>
    </>
  )
}
