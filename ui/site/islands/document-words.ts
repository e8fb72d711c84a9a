import { languageTags } from '#core/shared/language.ts'
import { addTranslations, selectLanguage, type Translations } from '#ui/content/language.ts'

/** Loads English words in an English document and makes English current. A Spanish one loads nothing. */
export const loadDocumentWords = async (loadEnglish: () => Promise<Translations>): Promise<void> => {
  if (document.documentElement.lang !== languageTags.en) return
  addTranslations('en', await loadEnglish())
  selectLanguage('en')
}
