import type { Quote } from '#core/pricing/quote.ts'
import { money } from '#ui/content/format.ts'
import { differenceText, monthlyRows, orderWords } from '#ui/content/es/payment.ts'
import { Button } from '#ui/kit/button/button.tsx'
import { hidden, lead } from '#ui/theme/text.css.ts'
import * as css from './order.css.ts'

type PriceMovedProps = {
  readonly before: Quote
  readonly now: Quote
  readonly onAccept: () => void
  readonly onDecline: () => void
}

const words = orderWords.priceMoved

/** The price shown and the price asked side by side, with the difference, and the two ways on. */
export const PriceMoved = ({ before, now, onAccept, onDecline }: PriceMovedProps) => {
  const lines = [
    { id: 'today', label: words.today, old: before.dueToday, fresh: now.dueToday },
    { id: 'monthly', label: words.monthly, old: before.monthly.total, fresh: now.monthly.total },
  ]
  const later = monthlyRows(now).slice(1)
  return (
    <>
      <p className={lead}>{words.body}</p>
      <table className={css.prices}>
        <thead>
          <tr>
            <th scope="col">
              <span className={hidden}>{words.payment}</span>
            </th>
            <th scope="col">{words.before}</th>
            <th scope="col">{words.now}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ id, label, old, fresh }) => (
            <tr key={id}>
              <th scope="row">{label}</th>
              <td className={css.old}>{money(old).text}</td>
              <td>
                <span className={css.fresh}>{money(fresh).text}</span>
                <span className={css.difference}>{differenceText(old, fresh)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {later.map(({ id, label, amount }) => (
        <p key={id}>
          {label}: <b>{amount}</b>
        </p>
      ))}
      <div className={css.actions}>
        <Button onClick={onAccept}>{words.accept(money(now.dueToday).text)}</Button>
        <Button variant="quiet" onClick={onDecline}>
          {words.decline}
        </Button>
      </div>
    </>
  )
}
