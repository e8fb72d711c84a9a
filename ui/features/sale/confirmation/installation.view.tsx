import type { OrderReceipt } from '#core/checkout/order.ts'
import { dateParts, dayText } from '#ui/content/format.ts'
import { confirmationWords as words } from './es.ts'
import { installWords } from '#ui/content/es/sale/installation.ts'
import { Button } from '#ui/kit/button/button.tsx'
import { Section } from '#ui/kit/section/section.tsx'
import * as css from './confirmation.css.ts'

type InstallationProps = { readonly receipt: OrderReceipt }

type FirstFactProps = InstallationProps & {
  readonly address: string | null
  readonly onCalendar: () => void
}

/** What the buyer waits for: the day of the visit on a leaf of the calendar, or how the service starts without one. */
export const FirstFact = ({ receipt, address, onCalendar }: FirstFactProps) => {
  const { visit, installKind, isSiteVisit } = receipt
  const { title, body } = installWords(installKind, visit, isSiteVisit)
  const leaf = visit === null ? null : dateParts(visit.date)
  return (
    <div className={css.visit}>
      {leaf === null ? null : (
        <div className={css.leaf} aria-hidden>
          <span className={css.leafMonth}>{leaf.month}</span>
          <span className={css.leafDay}>{leaf.day}</span>
          <span>{leaf.weekday}</span>
        </div>
      )}
      <div className={css.visitWords}>
        <h2 className={css.when}>{visit === null ? title : dayText(visit.date)}</h2>
        {visit === null ? <p>{body}</p> : <p className={css.hours}>{words.hours(visit)}</p>}
        {address === null ? null : <p>{words.at(address)}</p>}
        {visit === null ? null : (
          <p className={css.onScreen}>
            <Button onClick={onCalendar}>{words.calendar}</Button>
          </p>
        )}
      </div>
    </div>
  )
}

/** What happens at the visit or with the parcel, and the buyer's tasks until then. */
export const Installation = ({ receipt }: InstallationProps) => {
  const { visit, installKind, isSiteVisit } = receipt
  const { heading, title, body, before } = installWords(installKind, visit, isSiteVisit)
  return (
    <Section heading={heading}>
      {visit === null ? null : <p>{`${title}. ${body}`}</p>}
      <ol className={css.tasks}>
        {before.map((sentence) => (
          <li key={sentence} className={css.task}>
            {sentence}
          </li>
        ))}
      </ol>
    </Section>
  )
}
