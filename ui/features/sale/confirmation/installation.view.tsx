import type { OrderReceipt } from '#core/checkout/order.ts'
import { dateParts, dayText } from '#ui/content/format.ts'
import { confirmationWords as words } from './es.ts'
import { installWords } from '#ui/content/es/sale/installation.ts'
import { Button } from '#ui/kit/button/button.tsx'
import { Section } from '#ui/kit/section/section.tsx'
import * as css from './confirmation.css.ts'

type InstallationProps = {
  readonly receipt: OrderReceipt
  readonly address: string | null
  readonly onCalendar: () => void
}

/** The visit, the parcel or the call, and the buyer's tasks until then. */
export const Installation = ({ receipt, address, onCalendar }: InstallationProps) => {
  const { visit, installKind, isSiteVisit } = receipt
  const { heading, title, body, before } = installWords(installKind, visit, isSiteVisit)
  const leaf = visit === null ? null : dateParts(visit.date)
  return (
    <Section heading={heading}>
      <div className={css.visit}>
        {leaf === null ? null : (
          <div className={css.leaf} aria-hidden>
            <span className={css.leafMonth}>{leaf.month}</span>
            <span className={css.leafDay}>{leaf.day}</span>
            <span>{leaf.weekday}</span>
          </div>
        )}
        <div className={css.visitWords}>
          <h3 className={css.when}>{visit === null ? title : dayText(visit.date)}</h3>
          {visit === null ? null : <p className={css.hours}>{words.hours(visit)}</p>}
          {address === null ? null : <p>{words.at(address)}</p>}
          <p>{visit === null ? body : `${title}. ${body}`}</p>
          {visit === null ? null : (
            <p className={css.print}>
              <Button variant="secondary" onClick={onCalendar}>
                {words.calendar}
              </Button>
            </p>
          )}
        </div>
      </div>
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
