import type { Quote } from '#core/pricing/quoted.ts'
import type { Cents } from '#core/shared/money.ts'
import { money } from '#ui/content/format.ts'
import { legalWords } from '#ui/content/es/shared/legal.ts'
import { pastDueWords } from '#ui/content/es/shared/past-due.ts'
import { tradeInRows } from '#ui/content/es/shared/trade-in-credit.ts'
import { monthlyRows } from '#ui/content/es/sale/payment.ts'
import { paymentWords } from './es.ts'
import { LazyScene } from '#ui/features/shared/lazy-scene.tsx'
import { PriceTag } from '#ui/kit/price/price-tag.tsx'
import * as css from './payment.css.ts'

type DueTodayProps = {
  readonly quote: Quote
  /** The amount charged with the order, in cents. */
  readonly today: Cents
  readonly deposit: string | null
}

/** The amount due today, large. Under it are the monthly prices with their start, and the part of today's amount that is refunded. */
export const DueToday = ({ quote, today, deposit }: DueTodayProps) => (
  <header className={css.head}>
    <div className={css.due}>
      <h1 tabIndex={-1}>{paymentWords.heading}</h1>
      <PriceTag
        {...money(today)}
        size="large"
        after={monthlyRows(quote).map(({ id, label, amount }) => (
          <span key={id} className={css.later}>
            <span>{`${label}: `}</span>
            <b>{amount}</b>
          </span>
        ))}
      />
      {deposit === null ? null : <p className={css.deposit}>{paymentWords.deposit(deposit)}</p>}
      {quote.pastDue === undefined ? null : (
        <p className={css.deposit}>{pastDueWords.included(quote.pastDue)}</p>
      )}
      {tradeInRows(quote).map(({ id, label, amount, detail }) => (
        <p key={id} className={css.deposit}>
          {`${label}: ${amount}. ${detail}`}
        </p>
      ))}
      <p className={css.note}>{`${paymentWords.lead} ${legalWords.taxes}`}</p>
    </div>
    <div className={css.scene}>
      <LazyScene name="payment" />
    </div>
  </header>
)
