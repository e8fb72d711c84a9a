import type { BrandIdentity } from '#core/brand/brand.ts'
import type { PortState, PortStatus } from '#core/phone/port-status.ts'
import type { OrchestratorFailure } from '#core/ports/orchestrator.failure.ts'
import type { OrderView } from '#core/ports/order-status-calls.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import { add } from '#core/shared/money.ts'
import { brandText } from '#ui/content/es/shared/brand-text.ts'
import { commonWords } from '#ui/content/es/shared/common.ts'
import { orderStatusWords as words, stageWordsOf } from '#ui/content/es/sale/order-status.ts'
import { paymentText } from '#ui/content/es/sale/payment.ts'
import { summaryWords } from '#ui/content/es/sale/sale-layout.ts'
import { dateText, dayText, hoursText, money } from '#ui/content/format.ts'
import { FailureNotice } from '#ui/features/shared/failure-notice.view.tsx'
import { moveVisitWords } from '#ui/features/shared/visit-choice/move-visit.es.ts'
import { PriceOverTime } from '#ui/features/shared/price-over-time.view.tsx'
import { ReceiptExtras } from '#ui/features/sale/shared/receipt-extras.view.tsx'
import { Button, ButtonLink } from '#ui/kit/button/button.tsx'
import { Notice, type NoticeTone } from '#ui/kit/notice/notice.tsx'
import { SummaryList } from '#ui/kit/summary/summary-list.tsx'
import * as css from './order-status.css.ts'
import { portStatusWords as portWords } from './port-status.es.ts'

const tones: Readonly<Record<PortState, NoticeTone>> = {
  numberNeeded: 'danger',
  pinExpired: 'danger',
  refused: 'danger',
  waiting: 'info',
  underWay: 'info',
  done: 'confirmed',
}

/** The states in which the PIN still matters. */
const isOpen = (state: PortState): boolean => state === 'waiting' || state === 'underWay'

/** Where the numbers are that an order moves from other carriers (PHN-11). */
const PortStatuses = ({ ports }: { readonly ports: readonly PortStatus[] }) => (
  <section className={css.bill}>
    <h3>{portWords.heading}</h3>
    {ports.map((port) => {
      const { title, body } = portWords.of[port.state]
      const pin = isOpen(port.state) ? portWords.pin(port) : null
      return (
        <Notice key={`${port.offerId} ${port.lineId}`} tone={tones[port.state]} title={title}>
          <p>{portWords.number(port.lastDigits)}</p>
          <p>{body}</p>
          {pin === null ? null : <p>{pin}</p>}
        </Notice>
      )
    })}
  </section>
)

type MoveFailureProps = {
  readonly failure: OrchestratorFailure
  readonly brand: BrandIdentity
  readonly onRetry?: (() => void) | undefined
}

type RefusalWords = { readonly title: string; readonly body: string }

const refusalOf = (failure: OrchestratorFailure): RefusalWords | undefined => {
  const words: Partial<Readonly<Record<string, RefusalWords>>> = moveVisitWords.refused
  return failure._tag === 'Refused' ? words[failure.code] : undefined
}

/** Says why the visit was not moved, with a telephone. */
export const MoveFailure = ({ failure, brand, onRetry }: MoveFailureProps) => {
  const refused = refusalOf(failure)
  if (refused === undefined) return <FailureNotice failure={failure} brand={brand} onRetry={onRetry} />
  return (
    <Notice tone="danger" title={refused.title} live>
      <p>{refused.body}</p>
      <ButtonLink variant="quiet" href={`tel:${brand.phones.service.dial}`}>
        {commonWords.call(brand.phones.service.shown)}
      </ButtonLink>
    </Notice>
  )
}

export type OrderFoundProps = {
  readonly order: OrderView
  readonly orderedOn: PlainDate
  readonly brand: BrandIdentity
  /** Whether the visit was moved on this page. */
  readonly isMoved: boolean
  /** Why the visit was not moved; null without a failure. */
  readonly failure: OrchestratorFailure | null
  /** Opens the windows of the visit; null for a visit that cannot be moved online. */
  readonly onMove: (() => void) | null
  readonly onOther: () => void
}

/** An order as its buyer may see it: next steps, items, payment, and contact. */
export const OrderFound = (props: OrderFoundProps) => {
  const { order, orderedOn, brand, isMoved, failure, onMove, onOther } = props
  const { quote, visit } = order
  const { title, body } = stageWordsOf(order)
  return (
    <div className={css.words}>
      <h2 tabIndex={-1}>{words.found}</h2>
      <p className={css.number}>{order.orderNumber}</p>
      <p>{words.placed(dateText(orderedOn))}</p>
      <Notice tone="info" title={title}>
        <div className={css.stage}>
          <div role="status">
            {isMoved ? <p>{moveVisitWords.moved}</p> : null}
            {visit === null ? null : (
              <p
                className={css.when}
              >{`${dayText(visit.date)}, ${hoursText(visit.fromHour, visit.toHour)}`}</p>
            )}
          </div>
          <p>{onMove === null ? body : moveVisitWords.atHome}</p>
          {onMove === null ? null : (
            <div>
              <Button variant="secondary" onClick={onMove}>
                {moveVisitWords.move}
              </Button>
            </div>
          )}
        </div>
      </Notice>
      {failure === null ? null : (
        <MoveFailure failure={failure} brand={brand} onRetry={onMove ?? undefined} />
      )}
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
