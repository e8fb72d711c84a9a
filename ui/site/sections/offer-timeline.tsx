import type { Offer } from '#core/catalog/offer.ts'
import type { OfferPrice } from '#core/pricing/offer-price.ts'
import { perMonthSpoken, periodWords, sectionWords } from '#ui/content/es/shared/sections.ts'
import { money } from '#ui/content/format.ts'
import type { TimelinePeriod } from '#ui/kit/price/price-timeline.tsx'
import { PriceTimeline } from '#ui/kit/price/price-timeline.tsx'
import { PriceTag } from '#ui/kit/price/price-tag.tsx'
import * as css from './offers.css.ts'

/** An offer with its price over time. */
export type PricedOffer = { readonly offer: Offer; readonly price: OfferPrice }

const periodsOf = ({ first, change, saved }: OfferPrice): readonly TimelinePeriod[] => {
  const words = periodWords({ change })
  const opening = (
    <>
      <div className={css.figure}>
        <PriceTag {...money(first)} spoken={perMonthSpoken(first)} period={sectionWords.period} />
      </div>
      <p className={css.months}>{words.first}</p>
      {change === null ? null : <p className={css.saved}>{sectionWords.saved(saved)}</p>}
    </>
  )
  if (change === null) return [{ id: 'first', amount: first, words: opening }]
  const later = (
    <>
      <div className={css.figure}>
        <PriceTag {...money(change.later)} spoken={perMonthSpoken(change.later)} size="small" />
      </div>
      <p className={css.months}>{words.later}</p>
    </>
  )
  return [
    { id: 'first', amount: first, words: opening },
    { id: 'later', amount: change.later, words: later },
  ]
}

export type OfferTimelineProps = {
  readonly price: OfferPrice
  /** The amount in cents at the top of the chart. All offers share it, so that they can be compared. */
  readonly top: number
}

/** An offer's monthly price as a chart over time: the price, its increases, and the savings of the promotion. */
export const OfferTimeline = ({ price, top }: OfferTimelineProps) => (
  <PriceTimeline bleed size="large" top={top} periods={periodsOf(price)} />
)
