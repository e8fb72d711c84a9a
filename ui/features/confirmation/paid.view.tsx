import type { OrderReceipt } from '#core/checkout/order.ts'
import type { QuoteLine } from '#core/pricing/quote.ts'
import { ZERO } from '#core/shared/money.ts'
import { money } from '#ui/content/format.ts'
import { confirmationWords as words } from '#ui/content/es/confirmation.ts'
import { legalWords } from '#ui/content/es/legal.ts'
import { amountWords, cardText, laterLines } from '#ui/content/es/payment.ts'
import { PriceTag } from '#ui/kit/price/price-tag.tsx'
import { Section } from '#ui/kit/section/section.tsx'
import { SummaryList, type SummaryRow } from '#ui/kit/summary/summary-list.tsx'
import * as css from './confirmation.css.ts'

/** A line is charged for its first month, or once, or both. */
const rowsOf = ({ offerId, name, quantity, monthly, oneTime }: QuoteLine): readonly SummaryRow[] =>
  [
    { id: `${offerId}-month`, detail: words.paid.monthly, amount: monthly.total },
    { id: `${offerId}-once`, detail: words.paid.once, amount: oneTime.total },
  ]
    .filter(({ amount }) => amount > ZERO)
    .map(({ id, detail, amount }) => ({
      id,
      label: words.times(name, quantity),
      detail,
      amount: money(amount).text,
    }))

/** The bill of today line by line, the card it was paid with, and what each month costs from when. */
export const Paid = ({ receipt }: { readonly receipt: OrderReceipt }) => {
  const { quote, card } = receipt
  const later = laterLines(quote)
  return (
    <Section heading={words.paid.heading} hint={legalWords.taxes}>
      <div className={css.bill}>
        <SummaryList
          rows={quote.lines.flatMap(rowsOf)}
          total={{
            label: words.paid.today,
            detail: words.paid.with(cardText(card)),
            amount: money(quote.dueToday).text,
          }}
        />
      </div>
      <div className={css.monthly}>
        <h3 className={css.monthlyHeading}>{words.paid.everyMonth}</h3>
        <PriceTag
          {...money(quote.monthly.total)}
          period={amountWords.period}
          after={
            later.length === 0
              ? undefined
              : later.map((line) => (
                  <span key={line} className={css.step}>
                    {line}
                  </span>
                ))
          }
        />
      </div>
    </Section>
  )
}
