import type { AccountOverview } from '#core/ports/portal-calls.ts'
import { addMonths } from '#core/shared/plain-date.ts'
import { servicesWords } from './es.ts'
import { money } from '#ui/content/format.ts'
import { PriceOverTime } from '#ui/features/shared/price-over-time.view.tsx'
import { PriceTag } from '#ui/kit/price/price-tag.tsx'
import * as css from './services.css.ts'

export type PriceNowProps = {
  readonly quote: NonNullable<AccountOverview['quote']>
  readonly cycle: AccountOverview['cycle']
}

/** What the account pays now, the later price with its date in the same block, and the price over time. */
export const PriceNow = ({ quote, cycle }: PriceNowProps) => {
  const words = servicesWords.price
  const amount = money(quote.monthly.total)
  const [next] = quote.later
  return (
    <section className={css.price} aria-labelledby="price-now">
      <div className={css.now}>
        <h2 id="price-now" className={css.kicker}>
          {words.heading}
        </h2>
        <PriceTag
          {...amount}
          size="large"
          period={words.period}
          spoken={words.spoken(amount.spoken)}
          timeline={next === undefined ? 'flat' : 'steps'}
          after={
            next === undefined
              ? words.flat
              : words.later(money(next.monthly.total).text, addMonths(cycle.from, next.fromMonth - 1))
          }
        />
        <p className={css.note}>{words.withTax}</p>
      </div>
      {next === undefined ? null : (
        <PriceOverTime quote={quote} start={cycle.from} note={words.counted(cycle.from)} withoutSaving />
      )}
    </section>
  )
}
