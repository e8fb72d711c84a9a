import { isFederalHoliday } from '#core/schedule/closed-day.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import { visitChoiceWords } from './es.ts'
import { dateParts, dayNames, dayText } from '#ui/content/format.ts'
import { Calendar } from '#ui/kit/calendar/calendar.tsx'
import type { CalendarDate } from './visit-days.ts'
import { calendarOf, isSelectable, type Day } from './visit-days.ts'

type VisitCalendarProps = {
  readonly days: readonly Day[]
  readonly shown: PlainDate
  /** The day of the reserved visit. */
  readonly reserved: PlainDate | undefined
  /** The today of the home. */
  readonly today: PlainDate | undefined
  readonly onShow: (date: PlainDate) => void
}

/** The availability of a date: the text of its name, and the word under its number. */
const availability = ({ date, day }: CalendarDate): readonly [label: string, note?: string] => {
  if (day !== null && day.open > 0) return [visitChoiceWords.dayOpen(day.open)]
  if (day !== null) return [visitChoiceWords.dayFull, visitChoiceWords.dayFull]
  return isFederalHoliday(date)
    ? [visitChoiceWords.holiday.label, visitChoiceWords.holiday.note]
    : [visitChoiceWords.dayClosed]
}

/** The weeks of the windows. A date without a free window is announced and cannot be selected. */
export const VisitCalendar = ({ days, shown, reserved, today, onShow }: VisitCalendarProps) => {
  const dates = calendarOf(days)
  return (
    <Calendar
      label={visitChoiceWords.days}
      weekdays={dayNames()}
      selected={shown}
      onSelect={(date) => onShow(date as PlainDate)}
      days={dates.map((entry, index) => {
        const { date, day } = entry
        const isToday = date === today
        const [label, note] = availability(entry)
        const parts = dateParts(date)
        const month = index === 0 || parts.day === 1 ? parts.month.slice(0, 3) : ''
        return {
          date,
          label: `${dayText(date)}${isToday ? `, ${visitChoiceWords.today}` : ''}, ${label}`,
          note: isToday ? visitChoiceWords.today : (note ?? month),
          isDisabled: day === null || !isSelectable(day, reserved),
          isToday,
        }
      })}
    />
  )
}
