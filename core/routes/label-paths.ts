import type { Language } from '../shared/language.ts'

/** The public list of broadband labels as JSON, in all languages (LBL-09). */
export const LABELS_PATH = '/.well-known/broadband-labels'

/** The same list as a table in each language. */
export const labelTablePaths: Readonly<Record<Language, string>> = {
  es: `${LABELS_PATH}.csv`,
  en: `${LABELS_PATH}.en.csv`,
}
