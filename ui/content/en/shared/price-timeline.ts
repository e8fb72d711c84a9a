import type * as es from '#ui/content/es/shared/price-timeline.ts'
import { calendarText, money } from '#ui/content/format.ts'
import type { Translation } from '#ui/content/language.ts'

export const timelineWords: Translation<typeof es.timelineWords> = {
  title: 'Your price, month by month',
  period: 'per month',
  saved: (off) => `You save ${money(off).text}`,
  asTable: 'View as a table',
  months: 'Months',
  from: 'From',
  until: 'Until',
  monthly: 'Per month',
  noEnd: 'no end date',
  fromService: 'Month 1 begins when your service is installed.',
  fromVisit: (date) => `Months count from the day of the visit, ${calendarText(date)}.`,
  fromOrder: (date) => `Months count from the day of the order, ${calendarText(date)}.`,
  firstMonth: 'the first month',
  onlyMonth: (month) => `month ${month}`,
  everyMonth: 'every month',
  untilMonth: (month) => `through month ${month}`,
  fromMonth: (month) => `from month ${month}`,
  betweenMonths: (from, to) => `months ${from} to ${to}`,
  monthAndLater: (month) => `${month} and later`,
  monthToMonth: (from, to) => `${from} to ${to}`,
  fromDay: (day) => `from ${day}`,
  untilDay: (day) => `until ${day}`,
}
