import type { OrderReceipt } from '#core/checkout/order.ts'
import { DEPOSIT_MONTHS } from '#core/risk/risk.ts'
import { addMonths, type PlainDate } from '#core/shared/plain-date.ts'
import { confirmationWords as words } from '#ui/content/es/confirmation.ts'
import { paymentText } from '#ui/content/es/payment.ts'
import { courseWords } from '#ui/content/es/price-course.ts'
import { money } from '#ui/content/format.ts'
import { OrderLines } from '#ui/features/order-lines.view.tsx'
import { PriceOverTime } from '#ui/features/price-over-time.view.tsx'
import { Section } from '#ui/kit/section/section.tsx'
import { SummaryList } from '#ui/kit/summary/summary-list.tsx'
import * as css from './confirmation.css.ts'

export type PaidProps = {
  readonly receipt: OrderReceipt
  readonly orderedOn: PlainDate
}

/** The bill of today and how it was paid, and what each month costs from which day: counted from the visit, without one from the order. */
export const Paid = ({ receipt: { quote, payment, visit }, orderedOn }: PaidProps) => {
  const start = visit?.date ?? orderedOn
  return (
    <Section heading={words.paid.heading} hint={words.paid.hint}>
      <div className={css.paid}>
        <div className={css.bill}>
          <OrderLines quote={quote} depositBack={words.paid.depositBack(addMonths(start, DEPOSIT_MONTHS))} />
          <SummaryList
            rows={[]}
            total={{
              label: words.paid.today,
              detail: paymentText(payment),
              amount: money(quote.dueToday).text,
            }}
          />
        </div>
        <PriceOverTime
          quote={quote}
          start={start}
          size="large"
          note={visit === null ? courseWords.fromOrder(start) : courseWords.fromVisit(start)}
        />
      </div>
    </Section>
  )
}
