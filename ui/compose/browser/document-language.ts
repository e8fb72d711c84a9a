import { languageCookie } from '#core/session/language-preference.ts'
import { type Language, languageTags } from '#core/shared/language.ts'
import { selectLanguage } from '#ui/content/language.ts'
import { loadLanguage } from '#ui/content/load-language.ts'

/** Changes the language of the current document. Fails, with nothing changed, if its words can't be loaded. */
const changeLanguage = async (language: Language): Promise<void> => {
  await loadLanguage(language)
  document.documentElement.lang = languageTags[language]
  selectLanguage(language)
}

/** Makes the language of the document the current one. Without its words the page continues in Spanish. */
export const startInLanguage = (language: Language): Promise<void> =>
  changeLanguage(language).catch(() => changeLanguage('es'))

/** Changes the language of this and later documents (SES-09). Fails if its words can't be loaded. */
export const chooseLanguage = async (language: Language): Promise<void> => {
  await changeLanguage(language)
  document.cookie = languageCookie(language)
}
