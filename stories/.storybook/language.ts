import type { Preview } from '@storybook/react-vite'
import { type Language, languages, languageTags } from '#core/shared/language.ts'
import { languageNames, selectLanguage } from '#ui/content/language.ts'
import '#ui/content/server-languages.ts'

/** The language selection of the toolbar. */
export const languageToolbar: NonNullable<Preview['globalTypes']>[string] = {
  description: 'Idioma',
  toolbar: {
    icon: 'globe',
    dynamicTitle: true,
    items: languages.map((language) => ({ value: language, title: languageNames[language] })),
  },
}

/** Shows a story in a language. */
export const applyLanguage = (language: unknown): void => {
  const selected = language as Language
  document.documentElement.lang = languageTags[selected]
  selectLanguage(selected)
}
