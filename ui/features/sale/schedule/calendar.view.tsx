import type { PlainDate } from '#core/shared/plain-date.ts'
import { dayText } from '#ui/content/format.ts'
import { chipText, scheduleWords, weekdays } from '#ui/content/es/sale/schedule.ts'
import { hidden } from '#ui/theme/text.css.ts'
import { calendarOf, type Day } from './schedule.days.ts'
import * as css from './calendar.css.ts'

type CalendarProps = {
  readonly days: readonly Day[]
  readonly shown: PlainDate | null
  readonly onShow: (date: PlainDate) => void
}

const Leaf = ({
  day: { date, open },
  isShown,
  onShow,
}: {
  readonly day: Day
  readonly isShown: boolean
  readonly onShow: (date: PlainDate) => void
}) => {
  const { weekday, day, month } = chipText(date)
  return (
    <label className={open === 0 ? `${css.day} ${css.full}` : css.day}>
      <input
        type="radio"
        className={css.input}
        name="day"
        value={date}
        checked={isShown}
        onChange={() => onShow(date)}
      />
      <span className={hidden}>
        {dayText(date)}, {open === 0 ? scheduleWords.dayFull : scheduleWords.dayOpen(open)}
      </span>
      <span aria-hidden className={css.weekday}>
        {weekday}
      </span>
      <span aria-hidden className={css.number}>
        {day}
      </span>
      <span aria-hidden className={css.month}>
        {open === 0 ? scheduleWords.dayFull : month}
      </span>
    </label>
  )
}

/** The available days as calendar leaves, week under week where there is room. A full day can be viewed too. */
export const Calendar = ({ days, shown, onShow }: CalendarProps) => (
  <fieldset className={css.calendar}>
    <legend className={hidden}>{scheduleWords.days}</legend>
    <div className={css.leaves}>
      {weekdays.map((name) => (
        <span key={name} aria-hidden className={css.head}>
          {name}
        </span>
      ))}
      {calendarOf(days).map(({ date, day }) =>
        day === null ? (
          <span key={date} aria-hidden className={css.none} />
        ) : (
          <Leaf key={date} day={day} isShown={date === shown} onShow={onShow} />
        ),
      )}
    </div>
  </fieldset>
)
