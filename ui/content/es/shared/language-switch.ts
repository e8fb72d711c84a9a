import { translated } from '#ui/content/language.ts'

/** Texts of the language switch. */
export const languageSwitchWords = translated('languageSwitchWords', {
  failed: 'No pudimos cambiar el idioma. Todo sigue como estaba: revisa tu conexión e inténtalo otra vez.',
})
