import type { PricePeriod } from '#core/pricing/price-timeline.ts'
import type { Cents } from '#core/shared/money.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import { calendarText, money } from '#ui/content/format.ts'
import { translated } from '#ui/content/language.ts'

export const timelineWords = translated('timelineWords', {
  title: 'Tu precio, mes a mes',
  period: 'al mes',
  saved: (off: Cents): string => `Ahorras ${money(off).text}`,
  asTable: 'Ver como tabla',
  months: 'Meses',
  from: 'Desde',
  until: 'Hasta',
  monthly: 'Al mes',
  noEnd: 'sin fecha de fin',
  fromService: 'El mes 1 empieza cuando se instala tu servicio.',
  fromVisit: (date: PlainDate): string =>
    `Contamos los meses desde el día de la visita, el ${calendarText(date)}.`,
  fromOrder: (date: PlainDate): string =>
    `Contamos los meses desde el día del pedido, el ${calendarText(date)}.`,
  firstMonth: 'el primer mes',
  onlyMonth: (month: number): string => `el mes ${month}`,
  everyMonth: 'todos los meses',
  untilMonth: (month: number): string => `hasta el mes ${month}`,
  fromMonth: (month: number): string => `desde el mes ${month}`,
  betweenMonths: (from: number, to: number): string => `del mes ${from} al ${to}`,
  monthAndLater: (month: number): string => `${month} en adelante`,
  monthToMonth: (from: number, to: number): string => `${from} a ${to}`,
  fromDay: (day: string): string => `desde el ${day}`,
  untilDay: (day: string): string => `hasta el ${day}`,
} as const)

/** Writes the months of a period, as the label under the chart. */
export const periodText = ({ fromMonth, toMonth }: PricePeriod): string => {
  const { firstMonth, onlyMonth, everyMonth, untilMonth, fromMonth: onward, betweenMonths } = timelineWords
  if (toMonth === fromMonth) return fromMonth === 1 ? firstMonth : onlyMonth(fromMonth)
  if (fromMonth === 1) return toMonth === null ? everyMonth : untilMonth(toMonth)
  return toMonth === null ? onward(fromMonth) : betweenMonths(fromMonth, toMonth)
}

/** Writes the months of a period in the table: "1 a 12", "13 en adelante". */
export const monthsText = ({ fromMonth, toMonth }: Pick<PricePeriod, 'fromMonth' | 'toMonth'>): string => {
  if (toMonth === null) return timelineWords.monthAndLater(fromMonth)
  return toMonth === fromMonth ? `${fromMonth}` : timelineWords.monthToMonth(fromMonth, toMonth)
}

/** Writes the day on which a period ends, or on which it begins if its end is unknown. */
export const dayOfChange = (from: PlainDate, until: PlainDate | null): string =>
  until === null ? timelineWords.fromDay(calendarText(from)) : timelineWords.untilDay(calendarText(until))
