import type { HoursZone, OpeningHours } from '#core/brand/opening-hours.ts'
import { isAlwaysOpen, isEveryDay } from '#core/brand/opening-hours.ts'
import { dayNames, hourText, hoursText } from '#ui/content/format.ts'
import { translated } from '#ui/content/language.ts'

export const openingWords = translated('openingWords', {
  always: 'Todos los días, las 24 horas',
  everyDay: 'Todos los días',
  days: (fromDay: string, toDay: string): string => `De ${fromDay} a ${toDay}`,
  range: (from: string, to: string): string => `${from} a ${to}`,
  hours: (days: string, hours: string, zone: string): string => `${days}, de ${hours}, ${zone}`,
  zones: {
    address: 'hora de tu dirección',
    eastern: 'hora del Este',
    central: 'hora del Centro',
  } satisfies Readonly<Record<HoursZone, string>>,
})

/**
 * Writes the hours of a telephone line: "De lunes a viernes, de 8 a. m. a 7 p. m., hora de tu dirección", "Todos los
 * días, las 24 horas". The halves of the day are both named where the line closes on the next day.
 */
export const openingText = (opening: OpeningHours): string => {
  if (isAlwaysOpen(opening)) return openingWords.always
  const { fromDay, toDay, fromHour, toHour, zone } = opening
  const names = dayNames()
  const days = isEveryDay(opening)
    ? openingWords.everyDay
    : openingWords.days(names[fromDay] ?? '', names[toDay] ?? '')
  const hours =
    toHour > 24 ? openingWords.range(hourText(fromHour), hourText(toHour)) : hoursText(fromHour, toHour)
  return openingWords.hours(days, hours, openingWords.zones[zone])
}
