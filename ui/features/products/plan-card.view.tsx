import type { Offer, OfferId } from '#core/catalog/offer.ts'
import type { Quote } from '#core/pricing/quote.ts'
import {
  downloadWords,
  laterWords,
  monthlySpoken,
  productsWords,
  savedWords,
  purposeOfSpeed,
} from '#ui/content/es/products.ts'
import { money, speedText } from '#ui/content/format.ts'
import { Button } from '#ui/kit/button/button.tsx'
import { Card } from '#ui/kit/card/card.tsx'
import { PriceTag, type PriceTagProps } from '#ui/kit/price/price-tag.tsx'
import { small } from '#ui/theme/text.css.ts'
import * as css from './plan-card.css.ts'
import { SpeedTail } from './speed-tail.view.tsx'

/** A plan and what it costs alone, from the one pricing function. */
export type Plan = { readonly offer: Offer; readonly quote: Quote }

export type PlanCardProps = {
  readonly plan: Plan
  /** The download speed of the fastest plan beside it, in Mbps. */
  readonly fastest: number
  readonly isChosen: boolean
  readonly isOnly: boolean
  /** The same for every card of a row: large while the figures are short enough. */
  readonly size: PriceTagProps['size']
  /** Null on a document for visitors without script, who can't choose. */
  readonly onChoose: ((offerId: OfferId) => void) | null
}

const ribbonOf = ({ plan, fastest, isChosen, isOnly }: PlanCardProps): string | undefined => {
  if (isChosen) return productsWords.chosen
  return !isOnly && plan.offer.speed?.downMbps === fastest ? productsWords.fastest : undefined
}

const Price = ({ quote, size }: { readonly quote: Quote; readonly size: PriceTagProps['size'] }) => {
  const { total } = quote.monthly
  const { whole, cents, currencySign } = money(total)
  const [next] = quote.later
  return (
    <PriceTag
      whole={whole}
      cents={cents}
      currencySign={currencySign}
      period={productsWords.perMonth}
      size={size}
      spoken={monthlySpoken(total)}
      course={next === undefined ? 'flat' : 'steps'}
      after={next === undefined ? productsWords.samePrice : laterWords(next.monthly.total, next.fromMonth)}
    />
  )
}

/** One plan to compare: how fast, what a month costs now and later, and what it is good for. */
export const PlanCard = (props: PlanCardProps) => {
  const { plan, fastest, isChosen, size, onChoose } = props
  const { id, name, speed, promotion } = plan.offer
  return (
    <Card as="article" ribbon={ribbonOf(props)}>
      <div className={css.head}>
        <h2>{name}</h2>
        {speed === null ? null : (
          <>
            <p className={small}>
              {productsWords.upAndDown(speedText(speed.downMbps), speedText(speed.upMbps))}
            </p>
            <SpeedTail share={fastest === 0 ? 1 : speed.downMbps / fastest} />
          </>
        )}
      </div>
      <Price quote={plan.quote} size={size} />
      {promotion === null ? null : <p className={css.saved}>{savedWords(promotion.off, promotion.months)}</p>}
      {speed === null ? null : (
        <div className={css.uses}>
          <p>{purposeOfSpeed(speed.downMbps)}</p>
          <p className={small}>{downloadWords(speed.downMbps)}</p>
        </div>
      )}
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
