import type { Offer, OfferId } from '#core/catalog/offer.ts'
import type { Cents } from '#core/shared/money.ts'
import { pricePeriods, totalSavings, type PricePeriod } from '#core/pricing/price-timeline.ts'
import type { Quote, QuoteInput } from '#core/pricing/quoted.ts'
import { brandText } from '#ui/content/es/shared/brand-text.ts'
import { timelineWords, periodText } from '#ui/content/es/shared/price-timeline.ts'
import { householdOfSpeed, monthlySpoken, productsWords } from '#ui/content/es/sale/products.ts'
import { money, speedText } from '#ui/content/format.ts'
import { WhyPrice } from '#ui/features/sale/shared/why-price.view.tsx'
import { Button } from '#ui/kit/button/button.tsx'
import { useLanguage } from '#ui/features/shared/use-language.ts'
import { Card } from '#ui/kit/card/card.tsx'
import { PriceTimeline } from '#ui/kit/price/price-timeline.tsx'
import { PriceTag } from '#ui/kit/price/price-tag.tsx'
import { small } from '#ui/theme/text.css.ts'
import * as css from './plan-card.css.ts'

/** A plan with the quote for the plan alone, from the one pricing function. */
export type Plan = {
  readonly offer: Offer
  readonly quote: Quote
  /** The input of the quote; null on a document for visitors without script. */
  readonly input: QuoteInput | null
  /** Its price is that of the visitor's campaign. */
  readonly isOfCampaign?: boolean
}

/** The scale of a row of plans: the fastest download in Mbps, the highest monthly price in cents. */
export type Scale = { readonly fastest: number; readonly dearest: number }

export type PlanCardProps = {
  readonly plan: Plan
  readonly scale: Scale
  readonly isChosen: boolean
  readonly isOnly: boolean
  /** Null on a document for visitors without script, who can't select a plan. */
  readonly onChoose: ((offerId: OfferId) => void) | null
}

const ribbonOf = ({ plan, scale, isChosen, isOnly }: PlanCardProps): string | undefined => {
  if (isChosen) return productsWords.chosen
  if (plan.isOfCampaign === true) return productsWords.ofCampaign
  return !isOnly && plan.offer.speed?.downMbps === scale.fastest ? productsWords.fastest : undefined
}

const Period = ({ period, saved }: { readonly period: PricePeriod; readonly saved: Cents }) => (
  <>
    <span className={css.months}>{periodText(period)}</span>
    {period.fromMonth > 1 ? <strong className={css.figure}>{money(period.monthly.total).text}</strong> : null}
    {period.fromMonth === 1 && saved > 0 ? (
      <span className={css.saved}>{timelineWords.saved(saved)}</span>
    ) : null}
    {period.fromMonth === 1 && period.toMonth === null ? (
      <span className={small}>{productsWords.samePrice}</span>
    ) : null}
  </>
)

const Price = ({ plan: { offer, quote, input }, scale }: PlanCardProps) => {
  const { whole, cents, currencySign } = money(quote.monthly.total)
  const periods = pricePeriods(quote)
  const saved = totalSavings(periods)
  return (
    <div className={css.price}>
      <div className={css.now}>
        <PriceTag
          whole={whole}
          cents={cents}
          currencySign={currencySign}
          period={productsWords.perMonth}
          spoken={monthlySpoken(quote.monthly.total)}
        />
        <div className={css.why}>
          <WhyPrice quote={quote} input={input} of={brandText(offer.name)} />
        </div>
      </div>
      <PriceTimeline
        bleed
        size="low"
        top={scale.dearest}
        periods={periods.map((period) => ({
          id: `month-${period.fromMonth}`,
          amount: period.monthly.total,
          words: <Period period={period} saved={saved} />,
        }))}
      />
    </div>
  )
}

/** One plan to compare: its speed, its typical use, and its monthly price now and later. */
export const PlanCard = (props: PlanCardProps) => {
  const { plan, isChosen, onChoose } = props
  useLanguage()
  const { id, speed } = plan.offer
  const name = brandText(plan.offer.name)
  return (
    <Card as="article" ribbon={ribbonOf(props)}>
      <div className={css.head}>
        <h2 className={css.name}>{name}</h2>
        {speed === null ? null : (
          <>
            <p className={css.months}>
              {productsWords.upAndDown(speedText(speed.downMbps), speedText(speed.upMbps))}
            </p>
            <p className={small}>{householdOfSpeed(speed.downMbps)}</p>
          </>
        )}
      </div>
      <Price {...props} />
      {onChoose === null ? null : (
        <div className={css.action}>
          <Button wide onClick={() => onChoose(id)}>
            {isChosen ? productsWords.keep(name) : productsWords.choose(name)}
          </Button>
        </div>
      )}
    </Card>
  )
}
