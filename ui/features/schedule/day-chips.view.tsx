import type { PlainDate } from '#core/shared/plain-date.ts'
import { dayText } from '#ui/content/format.ts'
import { chipText, scheduleWords } from '#ui/content/es/schedule.ts'
import { hidden } from '#ui/theme/text.css.ts'
import type { Day } from './schedule.days.ts'
import * as css from './schedule.css.ts'

type DayChipsProps = {
  readonly days: readonly Day[]
  readonly shown: PlainDate | null
  readonly onShow: (date: PlainDate) => void
}

/** The days that can be had, as leaves of a calendar; a full one can be looked at too. */
export const DayChips = ({ days, shown, onShow }: DayChipsProps) => (
  <fieldset className={css.days}>
    <legend className={hidden}>{scheduleWords.days}</legend>
    {days.map(({ date, open }) => {
      const { weekday, day, month } = chipText(date)
      return (
        <label key={date} className={open === 0 ? `${css.day} ${css.full}` : css.day}>
          <input
            type="radio"
            className={css.dayInput}
            name="day"
            value={date}
            checked={date === shown}
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
    })}
  </fieldset>
)
