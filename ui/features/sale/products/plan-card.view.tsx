import type { Offer, OfferId } from '#core/catalog/offer.ts'
import { pricePeriods, totalSavings, type PricePeriod } from '#core/pricing/price-timeline.ts'
import type { Quote, QuoteInput } from '#core/pricing/quoted.ts'
import { brandText } from '#ui/content/es/shared/brand-text.ts'
import { timelineWords, periodText } from '#ui/content/es/shared/price-timeline.ts'
import { purposeOfSpeed, monthlySpoken, productsWords } from '#ui/content/es/sale/products.ts'
import { money, speedText } from '#ui/content/format.ts'
import { WhyPrice } from '#ui/features/sale/shared/why-price.view.tsx'
import { Button } from '#ui/kit/button/button.tsx'
import { useLanguage } from '#ui/features/shared/use-language.ts'
import { Card } from '#ui/kit/card/card.tsx'
import { PriceTimeline } from '#ui/kit/price/price-timeline.tsx'
import { PriceTag, type PriceTagProps } from '#ui/kit/price/price-tag.tsx'
import { small } from '#ui/theme/text.css.ts'
import * as css from './plan-card.css.ts'
import { SpeedTail } from './speed-tail.view.tsx'
import type { Slot } from '#ui/kit/slot.ts'

/** A plan with the quote for the plan alone, from the one pricing function. */
export type Plan = {
  readonly offer: Offer
  readonly quote: Quote
  /** The input of the quote; null on a document for visitors without script. */
  readonly input: QuoteInput | null
  /** The broadband label of the plan. */
  readonly label: Slot
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
  /** The saving is the same for every card of the row, and stated once above them. */
  readonly isSavingShared: boolean
  /** The same for every card of a row: large while the figures are short enough. */
  readonly size: PriceTagProps['size']
  /** Null on a document for visitors without script, who can't select a plan. */
  readonly onChoose: ((offerId: OfferId) => void) | null
}

const ribbonOf = ({ plan, scale, isChosen, isOnly }: PlanCardProps): string | undefined => {
  if (isChosen) return productsWords.chosen
  if (plan.isOfCampaign === true) return productsWords.ofCampaign
  return !isOnly && plan.offer.speed?.downMbps === scale.fastest ? productsWords.fastest : undefined
}

type PeriodProps = { readonly period: PricePeriod; readonly saved: number; readonly savedText: string }

const Period = ({ period, saved, savedText }: PeriodProps) => (
  <>
    <span className={css.months}>{periodText(period)}</span>
    {period.fromMonth > 1 ? <strong className={css.figure}>{money(period.monthly.total).text}</strong> : null}
    {period.fromMonth === 1 && saved > 0 ? <span className={css.saved}>{savedText}</span> : null}
    {period.fromMonth === 1 && period.toMonth === null ? (
      <span className={small}>{productsWords.samePrice}</span>
    ) : null}
  </>
)

const Price = ({ plan: { offer, quote, input }, scale, size, isSavingShared }: PlanCardProps) => {
  const { whole, cents, currencySign } = money(quote.monthly.total)
  const periods = pricePeriods(quote)
  const saved = isSavingShared ? 0 : totalSavings(periods)
  const savedText = timelineWords.saved(totalSavings(periods))
  return (
    <div className={css.price}>
      <PriceTag
        whole={whole}
        cents={cents}
        currencySign={currencySign}
        period={productsWords.perMonth}
        size={size}
        spoken={monthlySpoken(quote.monthly.total)}
      />
      <PriceTimeline
        bleed
        top={scale.dearest}
        periods={periods.map((period) => ({
          id: `month-${period.fromMonth}`,
          amount: period.monthly.total,
          words: <Period period={period} saved={saved} savedText={savedText} />,
        }))}
      />
      <WhyPrice quote={quote} input={input} of={brandText(offer.name)} />
    </div>
  )
}

/** One plan to compare: its speed, its monthly price now and later, and its typical use. */
export const PlanCard = (props: PlanCardProps) => {
  const { plan, scale, isChosen, onChoose } = props
  useLanguage()
  const { id, speed } = plan.offer
  const name = brandText(plan.offer.name)
  return (
    <Card as="article" ribbon={ribbonOf(props)}>
      <div className={css.head}>
        <h2>{name}</h2>
        {speed === null ? null : (
          <>
            <p className={small}>
              {productsWords.upAndDown(speedText(speed.downMbps), speedText(speed.upMbps))}
            </p>
            <SpeedTail share={scale.fastest === 0 ? 1 : speed.downMbps / scale.fastest} />
          </>
        )}
      </div>
      <Price {...props} />
      {speed === null ? null : (
        <div className={css.uses}>
          <p>{purposeOfSpeed(speed.downMbps)}</p>
        </div>
      )}
      {onChoose === null ? null : (
        <div className={css.action}>
          <Button wide onClick={() => onChoose(id)}>
            {isChosen ? productsWords.keep(name) : productsWords.choose(name)}
          </Button>
        </div>
      )}
      <div className={css.label}>{plan.label}</div>
    </Card>
  )
}
