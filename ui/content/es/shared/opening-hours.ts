import type { OpeningHours } from '#core/brand/brand.ts'
import { dayNames, hoursText } from '#ui/content/format.ts'
import { translated } from '#ui/content/language.ts'

export const openingWords = translated('openingWords', {
  hours: (fromDay: string, toDay: string, hours: string): string =>
    `De ${fromDay} a ${toDay}, de ${hours}, hora de tu dirección`,
} as const)

/** Writes the hours of a telephone line: "De lunes a viernes, de 8 a. m. a 7 p. m., hora de tu dirección". */
export const openingText = ({ fromDay, toDay, fromHour, toHour }: OpeningHours): string => {
  const days = dayNames()
  return openingWords.hours(days[fromDay] ?? '', days[toDay] ?? '', hoursText(fromHour, toHour))
}
