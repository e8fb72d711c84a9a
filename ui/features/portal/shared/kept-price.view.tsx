import type { Quote } from '#core/pricing/quoted.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import { billingCycleWords as words } from '#ui/content/es/portal/billing-cycle.ts'
import { calendarText, money } from '#ui/content/format.ts'
import { PriceOverTime } from '#ui/features/shared/price-over-time.view.tsx'
import { PriceTag } from '#ui/kit/price/price-tag.tsx'
import { Section } from '#ui/kit/section/section.tsx'

export type KeptPriceProps = {
  /** The price of all services that remain. */
  readonly quote: Quote
  /** The day from which it is paid. */
  readonly start: PlainDate
}

/** What the services that remain cost after a change: one price, or the price over time where it changes. */
export const KeptPrice = ({ quote, start }: KeptPriceProps) => {
  const price = money(quote.monthly.total)
  return (
    <Section heading={words.remaining} hint={words.remainingHint(calendarText(start))}>
      {quote.later.length === 0 ? (
        <PriceTag
          {...price}
          period={words.period}
          after={words.flat}
          timeline="flat"
          spoken={words.spoken(price.spoken)}
        />
      ) : (
        <PriceOverTime quote={quote} start={start} />
      )}
    </Section>
  )
}
