import type { OrderNumber } from '#core/checkout/order.ts'
import { mayAgreeVisit } from '#core/portal/open-order.ts'
import type { PortalOrder } from '#core/ports/portal-calls.ts'
import { dateAt, type EpochMs } from '#core/shared/plain-date.ts'
import { accountOrdersWords as words } from './account-orders.es.ts'
import { moveVisitWords } from '#ui/features/shared/visit-choice/move-visit.es.ts'
import { stageWordsOf } from '#ui/content/es/sale/order-status.ts'
import { dateParts, dateText, dayText, hoursText } from '#ui/content/format.ts'
import { Button } from '#ui/kit/button/button.tsx'
import { Section } from '#ui/kit/section/section.tsx'
import * as css from './orders.css.ts'

export type OrdersProps = {
  readonly orders: readonly PortalOrder[]
  /** Moves the visit, or agrees one. */
  readonly onMove: (orderNumber: OrderNumber) => void
  readonly onCancel: (orderNumber: OrderNumber) => void
  /** Saves the visit as a calendar file. */
  readonly onCalendar: (orderNumber: OrderNumber) => void
}

type OrderProps = Omit<OrdersProps, 'orders'> & { readonly order: PortalOrder }

/** Returns the date of a moment on the clock of the visitor. */
export const localDateOf = (instant: EpochMs): ReturnType<typeof dateAt> =>
  dateAt(instant, -new Date(instant).getTimezoneOffset())

const Leaf = ({ visit }: { readonly visit: NonNullable<PortalOrder['visit']> }) => {
  const { month, day, weekday } = dateParts(visit.date)
  return (
    <div className={css.leaf} aria-hidden>
      <span className={css.month}>{month}</span>
      <span className={css.day}>{day}</span>
      <span>{weekday}</span>
    </div>
  )
}

const Actions = ({ order, onMove, onCancel, onCalendar }: OrderProps) => {
  const { orderNumber, visit, mayChangeVisit, stage } = order
  if (mayAgreeVisit(stage))
    return (
      <div className={css.actions}>
        <Button variant="secondary" onClick={() => onMove(orderNumber)}>
          {words.agree}
        </Button>
      </div>
    )
  if (visit === null || stage === 'visitOver') return null
  return (
    <div className={css.actions}>
      {mayChangeVisit ? (
        <Button variant="secondary" onClick={() => onMove(orderNumber)}>
          {moveVisitWords.move}
        </Button>
      ) : null}
      <Button variant="quiet" onClick={() => onCalendar(orderNumber)}>
        {words.calendar}
      </Button>
      {mayChangeVisit ? (
        <Button variant="quiet" onClick={() => onCancel(orderNumber)}>
          {words.cancel}
        </Button>
      ) : (
        <p>{words.byPhone}</p>
      )}
    </div>
  )
}

const Order = (props: OrderProps) => {
  const { orderNumber, placedAt, visit, isOpen, mayChangeVisit, stage } = props.order
  const { title, body } = mayAgreeVisit(stage) ? words.toAgree : stageWordsOf(props.order)
  return (
    <li className={css.order}>
      {visit === null ? null : <Leaf visit={visit} />}
      <div className={css.words}>
        <p className={css.line}>
          <span className={css.state}>{isOpen ? words.open : words.done}</span>
          <span>{words.order(orderNumber)}</span>
          <span>{words.placed(dateText(localDateOf(placedAt)))}</span>
        </p>
        <h3>{title}</h3>
        <div role="status">
          {visit === null ? null : (
            <p className={css.when}>{`${dayText(visit.date)}, ${hoursText(visit.fromHour, visit.toHour)}`}</p>
          )}
        </div>
        <p>{visit !== null && mayChangeVisit ? moveVisitWords.atHome : body}</p>
        <Actions {...props} />
      </div>
    </li>
  )
}

/** The orders of the account, latest first: what follows, the visit, and how to change it. */
export const Orders = ({ orders, ...actions }: OrdersProps) => (
  <Section heading={words.heading}>
    {orders.length === 0 ? (
      <p>{words.none}</p>
    ) : (
      <ul className={css.orders}>
        {orders.toReversed().map((order) => (
          <Order key={order.orderNumber} order={order} {...actions} />
        ))}
      </ul>
    )}
  </Section>
)
