import { languageTags } from '#core/shared/language.ts'
import type * as es from '#ui/content/es/shared/format.ts'
import type { Translation } from '#ui/content/language.ts'

const lists = new Intl.ListFormat(languageTags.en)

export const formatWords: Translation<typeof es.formatWords> = {
  minus: 'minus',
  dollars: { one: 'dollar', many: 'dollars' },
  cents: { one: 'cent', many: 'cents' },
  dollarsAndCents: (dollars, cents) => `${dollars} and ${cents}`,
  list: (words) => lists.format(words),
  day: ({ weekday, day, month }) => `${weekday}, ${month} ${day}`,
  calendar: ({ day, month, year }) => `${month} ${day}, ${year}`,
  date: ({ weekday, day, month, year }) => `${weekday}, ${month} ${day}, ${year}`,
  morning: 'a.m.',
  afternoon: 'p.m.',
  midnight: 'midnight',
  noon: 'noon',
  hours: (from, to) => `${from} to ${to}`,
  visit: (day, hours) => `${day}, from ${hours}`,
}
