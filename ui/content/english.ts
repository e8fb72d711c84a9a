import type { Translations } from './language.ts'

/** The words of every feature, and those that several of them use. */
const files = import.meta.glob<Translations>(
  ['./en/{portal,sale,shared}/*.ts', '!./en/shared/*-translations.ts', '../features/*/*/{en,*.en}.ts'],
  { eager: true },
)

/** The English catalogue: the words of all files by the names under which `translated` registers the Spanish ones. */
export const english: Translations = Object.assign({}, ...Object.values(files)) as Translations
