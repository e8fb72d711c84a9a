/** The languages of the store. Spanish is the source of all copy. */
export const languages = ['es', 'en'] as const
export type Language = (typeof languages)[number]

/** The tag of each language for documents and `Intl` (BCP 47). */
export const languageTags = { es: 'es-US', en: 'en-US' } as const satisfies Readonly<Record<Language, string>>

/** The prefix of the paths of each language. */
const prefixes = { es: '', en: '/en' } as const satisfies Readonly<Record<Language, string>>

/** Returns a public page's path in a language: `/internet` or `/en/internet`, `/` or `/en`. `path`: Spanish. */
export const pathIn = (language: Language, path: string): string =>
  path === '/' ? prefixes[language] || '/' : `${prefixes[language]}${path}`

/** Returns the language of a path: English below `/en`. */
export const languageOfPath = (path: string): Language =>
  `${path}/`.startsWith(`${prefixes.en}/`) ? 'en' : 'es'

/** Returns the Spanish path of a path in any language: `/internet` of `/en/internet`. */
export const spanishPath = (path: string): string =>
  languageOfPath(path) === 'en' ? path.slice(prefixes.en.length) || '/' : path

/** Returns the language of a tag of a document (BCP 47). */
export const languageOfTag = (tag: string): Language => (/^en\b/.test(tag) ? 'en' : 'es')
