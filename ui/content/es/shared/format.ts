import { translated } from '#ui/content/language.ts'

/** The parts of a written date. */
export type DateParts = {
  readonly weekday: string
  readonly day: number
  readonly month: string
  readonly year: number
}

/** Matches words with a vowel i, not a diphthong ("hielo") or an English i ("iPhone"), after an optional claim mark. */
const BEGINS_WITH_I = /^\uE000?(?!i[A-Z])[Hh]?[IiÍí](?![aeouáéóú])/

/** The words and the order of written amounts, lists, dates and hours. Spaces inside a time do not break. */
export const formatWords = translated('formatWords', {
  minus: 'menos',
  dollars: { one: 'dólar', many: 'dólares' },
  cents: { one: 'centavo', many: 'centavos' },
  dollarsAndCents: (dollars: string, cents: string): string => `${dollars} con ${cents}`,
  list: (words: readonly string[]): string => {
    const last = words.at(-1) ?? ''
    const rest = words.slice(0, -1)
    return rest.length === 0 ? last : `${rest.join(', ')} ${BEGINS_WITH_I.test(last) ? 'e' : 'y'} ${last}`
  },
  day: ({ weekday, day, month }: DateParts): string => `${weekday} ${day} de ${month}`,
  calendar: ({ day, month, year }: DateParts): string => `${day} de ${month} de ${year}`,
  date: ({ weekday, day, month, year }: DateParts): string => `${weekday} ${day} de ${month} de ${year}`,
  morning: 'a.\u00A0m.',
  afternoon: 'p.\u00A0m.',
  midnight: 'medianoche',
  noon: 'mediodía',
  hours: (from: string, to: string): string => `${from} a ${to}`,
  visit: (day: string, hours: string): string => `${day}, de ${hours}`,
} as const)
