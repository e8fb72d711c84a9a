import type { Language } from '#core/shared/language.ts'
import { english } from './english.ts'
import { addTranslations, inLanguage } from './language.ts'

// A server renders for visitors of every language in one process.
addTranslations('en', english)

/** Makes a synchronous rendering take the language as its first parameter. */
export const perLanguage =
  <P extends readonly unknown[], R>(render: (...given: P) => R) =>
  (language: Language, ...given: P): R =>
    inLanguage(language, () => render(...given))
