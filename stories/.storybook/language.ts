import type { Preview } from '@storybook/react-vite'
import { type Language, languages, languageTags } from '#core/shared/language.ts'
import { languageNames, selectLanguage } from '#ui/content/language.ts'

/** The language selection of the toolbar. */
export const languageToolbar: NonNullable<Preview['globalTypes']>[string] = {
  description: 'Idioma',
  toolbar: {
    icon: 'globe',
    dynamicTitle: true,
    items: languages.map((language) => ({ value: language, title: languageNames[language] })),
  },
}

/** Shows a story in a language. Spanish is part of the code; the words of others load with the first story in one. */
export const applyLanguage = async (language: unknown): Promise<void> => {
  const selected = language as Language
  if (selected !== 'es') await import('#ui/content/server-languages.ts')
  document.documentElement.lang = languageTags[selected]
  selectLanguage(selected)
}
