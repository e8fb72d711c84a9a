import { either as E } from 'fp-ts'
import { languageParameters } from '../query/query-parameters.ts'
import { parseQuery, readParameters, withoutParameters } from '../query/query.ts'
import { languageOfPath, languages, pathIn, type Language } from '../shared/language.ts'
import { readCookie } from './cookie.ts'

/** The cookie with the language of the application. Scripts write it too: it is no secret (SES-09). */
export const LANGUAGE_COOKIE = '__Host-attos-language'

/** How long a browser stores the language, in seconds. */
const MAX_AGE_S = 365 * 24 * 60 * 60

/** Writes the cookie of a language, for a response header or the document (SES-09). */
export const languageCookie = (language: Language): string =>
  `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${MAX_AGE_S}; Secure; SameSite=Lax`

/** Returns the language of request cookies; null if the cookie is missing, duplicated or unknown (SES-09). */
export const storedLanguage = (cookies: string): Language | null =>
  parseLanguage(E.getOrElseW(() => null)(readCookie(cookies, LANGUAGE_COOKIE)))

/** Returns the language of a visitor; Spanish unless the cookies of a request contain another one (SES-09). */
export const preferredLanguage = (cookies: string): Language => storedLanguage(cookies) ?? 'es'

/** Parses the code of a language; null if it is not one of the store. */
export const parseLanguage = (text: unknown): Language | null =>
  languages.find((known) => known === text) ?? null

/** Returns a store link in a language. The page stores the language and removes it from its address (SES-09). */
export const hrefInLanguage = (href: string, language: Language): string =>
  `${href}${href.includes('?') ? '&' : '?'}${languageParameters.language}=${language}`

/** Returns the language that a query chooses, and the query without it; null for a query that chooses none (SES-09). */
export const languageInQuery = (
  search: string,
): { readonly language: Language; readonly search: string } | null => {
  const language = parseLanguage(readParameters(languageParameters, parseQuery(search)).language)
  if (language === null) return null
  return { language, search: withoutParameters(search, Object.values(languageParameters)) }
}

/**
 * Returns the language chosen by opening a public page: English pages choose English; a Spanish page opened from its
 * English version chooses Spanish. Null for any other (SES-09). `from`: the previous page's path, same site.
 */
export const chosenLanguage = (path: string, from: string | null): Language | null => {
  if (languageOfPath(path) === 'en') return 'en'
  return from === pathIn('en', path) ? 'es' : null
}
