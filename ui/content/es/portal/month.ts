import type { PlainDate } from '#core/shared/plain-date.ts'
import type { DateParts } from '#ui/content/es/shared/format.ts'
import { dateParts } from '#ui/content/format.ts'
import { translated } from '#ui/content/language.ts'

export const monthWords = translated('monthWords', {
  ofYear: ({ month, year }: DateParts): string => `${month} de ${year}`,
})

/** "noviembre de 2026", "November 2026". */
export const monthText = (date: PlainDate): string => monthWords.ofYear(dateParts(date))
