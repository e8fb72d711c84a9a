import type { Language } from '#core/shared/language.ts'
import { addTranslations } from './language.ts'

/** Loads the words of a language, in the browser only when it is needed: the Spanish ones are part of the code. */
export const loadLanguage = async (language: Language): Promise<void> => {
  if (language === 'en') addTranslations('en', (await import('./english.ts')).english)
}
