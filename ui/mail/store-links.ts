import { paths } from '#core/routes/routes.ts'
import { hrefInLanguage } from '#core/session/language-preference.ts'
import { pathIn } from '#core/shared/language.ts'
import { currentLanguage } from '#ui/content/language.ts'

/** Returns the address of the front page in the current language. */
export const homeAt = (origin: string): string => `${origin}${pathIn(currentLanguage(), paths.home)}`

/** Returns the address of a page that has one path in both languages; it opens in the current language (SES-09). */
export const pageAt = (origin: string, path: string): string => {
  const language = currentLanguage()
  return language === 'es' ? `${origin}${path}` : hrefInLanguage(`${origin}${path}`, language)
}
