import type { PricePeriod } from '#core/pricing/price-timeline.ts'
import type { Cents } from '#core/shared/money.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import { calendarText, money } from '#ui/content/format.ts'

export const timelineWords = {
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
} as const

/** Writes the months of a period, as the label under the chart. */
export const periodText = ({ fromMonth, toMonth }: PricePeriod): string => {
  if (toMonth === fromMonth) return fromMonth === 1 ? 'el primer mes' : `el mes ${fromMonth}`
  if (fromMonth === 1) return toMonth === null ? 'todos los meses' : `hasta el mes ${toMonth}`
  return toMonth === null ? `desde el mes ${fromMonth}` : `del mes ${fromMonth} al ${toMonth}`
}

/** Writes the months of a period in the table: "1 a 12", "13 en adelante". */
export const monthsText = ({ fromMonth, toMonth }: PricePeriod): string => {
  if (toMonth === null) return `${fromMonth} en adelante`
  return toMonth === fromMonth ? `${fromMonth}` : `${fromMonth} a ${toMonth}`
}

/** Writes the day on which a period ends, or on which it begins if its end is unknown. */
export const dayOfChange = (from: PlainDate, until: PlainDate | null): string =>
  until === null ? `desde el ${calendarText(from)}` : `hasta el ${calendarText(until)}`
