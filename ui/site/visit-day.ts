import type { Language } from '#core/shared/language.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import { dateText } from '#ui/content/format.ts'
import { inLanguage } from '#ui/content/language.ts'

/** Writes the day of a visit for a page in a language. */
export const visitDay = (language: Language, date: PlainDate): string =>
  inLanguage(language, () => dateText(date))
