import type { PlainDate } from '#core/shared/plain-date.ts'
import { monthText } from '#ui/content/es/portal/month.ts'
import { dateParts } from '#ui/content/format.ts'
import { Figure } from '#ui/kit/figure/figure.tsx'
import * as css from './change-timeline.css.ts'

/** A day of a change, and what happens on it. */
export type TimelineDay = {
  readonly id: string
  readonly date: PlainDate
  readonly title: string
  readonly body: string
  /** The day on which the change takes effect. */
  readonly isMain: boolean
}

const Knot = ({ isMain }: { readonly isMain: boolean }) => (
  <svg className={css.knot} viewBox="-14 -16 28 32" aria-hidden>
    {isMain ? (
      <>
        <Figure name="medium" light={css.light} shade={css.shade} />
      </>
    ) : (
      <circle className={css.dot} r="5" />
    )}
  </svg>
)

/** What happens when, knotted along one string: down the page on a phone, across it on a wide screen. */
export const ChangeTimeline = ({ days }: { readonly days: readonly TimelineDay[] }) => (
  <div className={css.frame}>
    <ol className={css.list}>
      {days.map(({ id, date, title, body, isMain }) => {
        const { day, month, year, weekday } = dateParts(date)
        const isThisYear = days[0] === undefined || dateParts(days[0].date).year === year
        return (
          <li key={id} className={css.day}>
            <Knot isMain={isMain} />
            <div className={css.words}>
              <p className={css.date}>
                <span className={css.number}>{day}</span>
                <span className={css.month}>{isThisYear ? month : monthText(date)}</span>
                <span className={css.weekday}>{weekday}</span>
              </p>
              <h3 className={css.title}>{title}</h3>
              <p className={css.body}>{body}</p>
            </div>
          </li>
        )
      })}
    </ol>
  </div>
)
