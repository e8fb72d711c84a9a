import type { OrderReceipt } from '#core/checkout/order.ts'
import type { QuoteInput } from '#core/pricing/quoted.ts'
import { DEPOSIT_MONTHS } from '#core/risk/risk.ts'
import { addMonths, type PlainDate } from '#core/shared/plain-date.ts'
import { confirmationWords as words } from './es.ts'
import { methodWords, paymentText } from '#ui/content/es/sale/payment.ts'
import { timelineWords } from '#ui/content/es/shared/price-timeline.ts'
import { money } from '#ui/content/format.ts'
import { OrderLines } from '#ui/features/sale/shared/order-lines.view.tsx'
import { LazyPriceDetails } from '#ui/features/sale/shared/lazy-price-details.tsx'
import { PriceOverTime } from '#ui/features/shared/price-over-time.view.tsx'
import { ReceiptExtras } from '#ui/features/sale/shared/receipt-extras.view.tsx'
import { WhyPrice } from '#ui/features/sale/shared/why-price.view.tsx'
import { Section } from '#ui/kit/section/section.tsx'
import { SummaryList } from '#ui/kit/summary/summary-list.tsx'
import * as css from './confirmation.css.ts'

export type PaidProps = {
  readonly receipt: OrderReceipt
  readonly orderedOn: PlainDate
  /** The input of the receipt's price; null when the offers are not known any more. */
  readonly input: QuoteInput | null
}

/**
 * The bill of today with its payment method, and the price of each month with its start date. Months count from the
 * visit, or from the order if there is no visit.
 */
export const Paid = ({ receipt, orderedOn, input }: PaidProps) => {
  const { quote, payment, visit } = receipt
  const start = visit?.date ?? orderedOn
  return (
    <>
      <Section heading={words.paid.heading} hint={methodWords.prepaid}>
        <div className={css.paid}>
          <div className={css.bill}>
            <OrderLines
              quote={quote}
              depositBack={words.paid.depositBack(addMonths(start, DEPOSIT_MONTHS))}
            />
            <ReceiptExtras {...receipt} />
            <SummaryList
              rows={[]}
              total={{
                label: words.paid.today,
                detail: paymentText(payment),
                amount: money(quote.dueToday).text,
              }}
            />
            <WhyPrice quote={quote} input={input} />
          </div>
          <PriceOverTime
            quote={quote}
            start={start}
            size="large"
            note={visit === null ? timelineWords.fromOrder(start) : timelineWords.fromVisit(start)}
          />
        </div>
      </Section>
      <div className={css.offPaper}>
        <LazyPriceDetails quote={quote} input={input} start={start} isOpen withoutChanges />
      </div>
    </>
  )
}
