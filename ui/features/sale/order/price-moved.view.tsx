import { brandText } from '#ui/content/es/shared/brand-text.ts'
import { lineChanges } from '#core/cart/concurrent-changes.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import type { Quote } from '#core/pricing/quoted.ts'
import { money } from '#ui/content/format.ts'
import { differenceText, orderWords } from './es.ts'
import { monthlyRows } from '#ui/content/es/sale/payment.ts'
import { summaryWords } from '#ui/content/es/sale/sale-layout.ts'
import { LineChanges } from '#ui/features/sale/shared/line-changes.view.tsx'
import { Button } from '#ui/kit/button/button.tsx'
import { lead, small } from '#ui/theme/text.css.ts'
import * as css from './order.css.ts'
import { Line, Motif } from '#ui/kit/scene/motif.tsx'

/** The price line: flat at the previous price, then a step to the new one. */
export const PriceStep = ({ isUp }: { readonly isUp: boolean }) => (
  <svg viewBox="0 0 360 96" className={css.timeline} aria-hidden>
    <Line d={isUp ? 'M4 72H196V34H316' : 'M4 34H196V72H316'} />
    <Motif x={332} y={isUp ? 28 : 66} turn={isUp ? 52 : 118} size={0.7} tail={false} />
  </svg>
)

type PriceMovedProps = {
  readonly before: Quote
  readonly now: Quote
  /** The price is unchanged, and the buyer has to accept it again. */
  readonly isKept: boolean
  readonly onAccept: () => void
  readonly onDecline: () => void
}

const isDearer = (before: Quote, now: Quote): boolean =>
  now.dueToday > before.dueToday ||
  (now.dueToday === before.dueToday && now.monthly.total > before.monthly.total)

/** The previous and the new price side by side with the difference, and the two choices. */
export const PriceMoved = ({ before, now, isKept, onAccept, onDecline }: PriceMovedProps) => {
  const words = orderWords.priceMoved
  const lines = [
    { id: 'today', label: words.today, old: before.dueToday, fresh: now.dueToday },
    { id: 'monthly', label: words.monthly, old: before.monthly.total, fresh: now.monthly.total },
  ]
  const later = monthlyRows(now).slice(1)
  const changes = lineChanges(before.lines, now.lines)
  const nameOf = (id: OfferId): string =>
    brandText([...now.lines, ...before.lines].find(({ offerId }) => offerId === id)?.name ?? id)
  return (
    <>
      <p className={lead}>{isKept ? orderWords.priceSaved.body : words.body}</p>
      {changes.length === 0 ? null : (
        <div className={css.changes}>
          <h2>{words.lines}</h2>
          <LineChanges changes={changes} nameOf={nameOf} />
        </div>
      )}
      {isKept ? null : <PriceStep isUp={isDearer(before, now)} />}
      <ul className={css.prices}>
        {lines.map(({ id, label, old, fresh }) => (
          <li key={id} className={css.price}>
            <h2 className={css.priceLabel}>{label}</h2>
            <p className={css.amount}>
              <span className={css.when}>{words.before}</span>
              <s className={css.old}>{money(old).text}</s>
            </p>
            <p className={css.amount}>
              <span className={css.when}>{words.now}</span>
              <b className={css.fresh}>{money(fresh).text}</b>
              <span className={css.difference}>{differenceText(old, fresh)}</span>
            </p>
          </li>
        ))}
      </ul>
      {later.map(({ id, label, amount }) => (
        <p key={id}>
          <span>{`${label}: `}</span>
          <b>{amount}</b>
        </p>
      ))}
      <p className={small}>{summaryWords.totalsWithTax}</p>
      <div className={css.actions}>
        <Button onClick={onAccept}>{words.accept(money(now.dueToday).text)}</Button>
        <Button variant="quiet" onClick={onDecline}>
          {words.decline}
        </Button>
      </div>
    </>
  )
}
