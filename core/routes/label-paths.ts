import type { Language } from '../shared/language.ts'

/** The broadband labels that are sold in the common format of labels, at the registered well-known path (LBL-10). */
export const LABELS_PATH = '/.well-known/broadband-labels'

/** The public list of broadband labels as JSON, in all languages (LBL-09). */
export const LABELS_JSON_PATH = `${LABELS_PATH}.json`

/** The same list as a table in each language. */
export const labelTablePaths: Readonly<Record<Language, string>> = {
  es: `${LABELS_PATH}.csv`,
  en: `${LABELS_PATH}.en.csv`,
}
