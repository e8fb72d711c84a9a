import type { Quote } from '#core/pricing/quote.ts'
import { money } from '#ui/content/format.ts'
import { legalWords } from '#ui/content/es/legal.ts'
import { monthlyRows, paymentWords } from '#ui/content/es/payment.ts'
import { LateScene } from '#ui/features/late-scene.tsx'
import { PriceTag } from '#ui/kit/price/price-tag.tsx'
import * as css from './payment.css.ts'

type DueTodayProps = {
  readonly quote: Quote
  readonly deposit: string | null
}

/** What is due today, large; under it what each month costs and from when, and what of today comes back. */
export const DueToday = ({ quote, deposit }: DueTodayProps) => (
  <header className={css.head}>
    <div className={css.due}>
      <h1 tabIndex={-1}>{paymentWords.heading}</h1>
      <PriceTag
        {...money(quote.dueToday)}
        size="large"
        after={monthlyRows(quote).map(({ id, label, amount }) => (
          <span key={id} className={css.later}>
            {label}: <b>{amount}</b>
          </span>
        ))}
      />
      {deposit === null ? null : <p className={css.deposit}>{paymentWords.deposit(deposit)}</p>}
      <p className={css.note}>
        {paymentWords.lead} {legalWords.taxes}
      </p>
    </div>
    <div className={css.scene}>
      <LateScene name="payment" />
    </div>
  </header>
)
