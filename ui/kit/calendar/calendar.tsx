import { useState, type KeyboardEvent } from 'react'
import { hidden } from '#ui/theme/text.css.ts'
import * as css from './calendar.css.ts'

const WEEK = 7

/** Returns the date `months` later; the month may lack that day: "2027-02-31". Texts of dates sort like dates. */
const inMonth = (date: string, months: number): string => {
  const index = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}${date.slice(7)}`
}

/**
 * Returns where a key moves in complete weeks of dates (`YYYY-MM-DD`): a day, a week, the ends of the week, or the same
 * day of the previous or next month, or its last day. Never leaves the dates; null for other keys.
 */
export const calendarMove = (key: string, dates: readonly string[], from: number): number | null => {
  const last = dates.length - 1
  const toMonth = (months: number): number => {
    const wanted = inMonth(dates[from] ?? '', months)
    return dates.findLastIndex((date) => date <= wanted)
  }
  const weekday = from % WEEK
  const moves: Readonly<Record<string, () => number>> = {
    ArrowLeft: () => from - 1,
    ArrowRight: () => from + 1,
    ArrowUp: () => (from < WEEK ? from : from - WEEK),
    ArrowDown: () => (from + WEEK > last ? from : from + WEEK),
    Home: () => from - weekday,
    End: () => from - weekday + WEEK - 1,
    PageUp: () => toMonth(-1),
    PageDown: () => toMonth(1),
  }
  const to = moves[key]?.()
  return to === undefined ? null : Math.min(Math.max(to, 0), last)
}

/** One date of a calendar. */
export type CalendarDay = {
  /** `YYYY-MM-DD`. */
  readonly date: string
  /** The complete name: the written date and what it offers. */
  readonly label: string
  /** A word under the number. */
  readonly note: string
  /** A date that cannot be selected. It can still be reached and read. */
  readonly isDisabled: boolean
  readonly isToday: boolean
}

export type CalendarProps = {
  readonly label: string
  /** The names of the seven days of a week, in the order of the columns. */
  readonly weekdays: readonly string[]
  /** Complete weeks of consecutive dates. */
  readonly days: readonly CalendarDay[]
  readonly selected: string
  readonly onSelect: (date: string) => void
}

const weeksOf = (days: readonly CalendarDay[]): readonly (readonly CalendarDay[])[] =>
  days.flatMap((_, index) => (index % 7 === 0 ? [days.slice(index, index + 7)] : []))

/** A grid of dates with one tab stop. Arrows, Home, End, Page Up and Page Down move; Enter and Space select. */
export const Calendar = ({ label, weekdays, days, selected, onSelect }: CalendarProps) => {
  const [focused, setFocused] = useState<string | null>(null)
  const move = (event: KeyboardEvent<HTMLTableElement>): void => {
    const buttons = [...event.currentTarget.querySelectorAll('button')]
    const dates = days.map(({ date }) => date)
    const to = calendarMove(event.key, dates, buttons.indexOf(event.target as HTMLButtonElement))
    if (to === null) return
    event.preventDefault()
    buttons[to]?.focus()
  }
  return (
    <table
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- The ARIA date grid.
      role="grid"
      aria-label={label}
      className={css.calendar}
      onKeyDown={move}
      onBlur={() => setFocused(null)}
    >
      <thead>
        <tr>
          {weekdays.map((name) => (
            <th key={name} scope="col" abbr={name} className={css.weekday}>
              {name.slice(0, 3)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(days).map((week) => (
          <tr key={week[0]?.date}>
            {week.map(({ date, label: name, note, isDisabled, isToday }) => (
              // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- The button in the cell has the name.
              <td key={date} aria-selected={date === selected}>
                <button
                  type="button"
                  className={css.day}
                  tabIndex={date === (focused ?? selected) ? 0 : -1}
                  aria-disabled={isDisabled}
                  aria-current={isToday ? 'date' : undefined}
                  onFocus={() => setFocused(date)}
                  onClick={() => isDisabled || onSelect(date)}
                >
                  <span className={hidden}>{name}</span>
                  <span aria-hidden className={css.number}>
                    {Number(date.slice(8))}
                  </span>
                  <span aria-hidden className={css.note}>
                    {note}
                  </span>
                </button>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
