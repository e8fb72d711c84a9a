import type { BrandIdentity } from '#core/brand/brand.ts'
import type { OrderView } from '#core/ports/order-status-calls.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import { add } from '#core/shared/money.ts'
import { brandText } from '#ui/content/es/shared/brand-text.ts'
import { commonWords } from '#ui/content/es/shared/common.ts'
import { orderStatusWords as words, stageWordsOf } from '#ui/content/es/sale/order-status.ts'
import { paymentText } from '#ui/content/es/sale/payment.ts'
import { summaryWords } from '#ui/content/es/sale/sale-layout.ts'
import { dateText, dayText, hoursText, money } from '#ui/content/format.ts'
import { PriceOverTime } from '#ui/features/shared/price-over-time.view.tsx'
import { ReceiptExtras } from '#ui/features/sale/shared/receipt-extras.view.tsx'
import { Button } from '#ui/kit/button/button.tsx'
import { Notice } from '#ui/kit/notice/notice.tsx'
import { SummaryList } from '#ui/kit/summary/summary-list.tsx'
import * as css from './order-status.css.ts'
import { PortStatuses } from './port-statuses.view.tsx'

export type OrderFoundProps = {
  readonly order: OrderView
  readonly orderedOn: PlainDate
  readonly brand: BrandIdentity
  readonly onOther: () => void
}

/** An order as its buyer may see it: next steps, items, payment, and contact. */
export const OrderFound = ({ order, orderedOn, brand, onOther }: OrderFoundProps) => {
  const { quote, visit } = order
  const { title, body } = stageWordsOf(order)
  return (
    <div className={css.words}>
      <h2 tabIndex={-1}>{words.found}</h2>
      <p className={css.number}>{order.orderNumber}</p>
      <p>{words.placed(dateText(orderedOn))}</p>
      <Notice tone="info" title={title}>
        <div className={css.stage}>
          {visit === null ? null : (
            <p className={css.when}>{`${dayText(visit.date)}, ${hoursText(visit.fromHour, visit.toHour)}`}</p>
          )}
          <p>{body}</p>
        </div>
      </Notice>
      {order.ports === undefined ? null : <PortStatuses ports={order.ports} />}
      <section className={css.bill}>
        <h3>{words.bought}</h3>
        <SummaryList
          rows={[
            ...quote.lines.map(({ offerId, name, quantity, monthly, oneTime }) => ({
              id: offerId,
              label: summaryWords.times(brandText(name), quantity),
              amount: money(monthly.net > 0 ? monthly.net : oneTime.net).text,
            })),
            {
              id: 'taxes',
              label: summaryWords.tax,
              amount: money(add(quote.monthly.tax, quote.oneTime.tax)).text,
            },
          ]}
          total={{
            label: words.paidToday,
            detail: paymentText(order.payment),
            amount: money(quote.dueToday).text,
          }}
        />
        <ReceiptExtras {...order} />
        <PriceOverTime quote={quote} start={visit?.date ?? orderedOn} />
      </section>
      <p>{words.sentTo(order.maskedEmail, order.maskedPhone)}</p>
      <p>
        <span>{`${words.help} `}</span>
        <a href={`tel:${brand.phones.service.dial}`}>{commonWords.call(brand.phones.service.shown)}</a>
      </p>
      <div className={css.ways}>
        <Button variant="secondary" onClick={onOther}>
          {words.otherNumber}
        </Button>
      </div>
    </div>
  )
}
