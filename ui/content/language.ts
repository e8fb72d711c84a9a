import { type Language, languageTags } from '#core/shared/language.ts'

/** The translation of a value: the same shape with other texts. Functions have the same parameters. */
export type Translation<T> = T extends string
  ? string
  : T extends (...parameters: infer P) => infer R
    ? (...parameters: P) => Translation<R>
    : T extends object
      ? { readonly [K in keyof T]: Translation<T[K]> }
      : T

/** The words of a language by the names under which `translated` registers the Spanish ones. */
export type Translations = Readonly<Record<string, object>>

type Current = { readonly language: Language; readonly translations: Translations | null }

/** The translations of the current language; null while it is Spanish. */
let current: Current = { language: 'es', translations: null }

/** The translations of each language that is loaded. */
const loaded = new Map<Language, Translations>()

/** Adds words of a language. A browser loads only those of its language, a server all. */
export const addTranslations = (language: Language, translations: Translations): void => {
  loaded.set(language, { ...loaded.get(language), ...translations })
}

const listeners = new Set<() => void>()

/** Calls a listener after each selection of a language. Returns a function that stops it. */
export const onLanguage = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const wordsIn = (language: Language): Current => {
  const translations = loaded.get(language) ?? null
  if (language !== 'es' && translations === null) throw new Error(`the words of ${language} are not loaded`)
  return { language, translations }
}

/** Makes a language the current one. Throws (a defect) for a language whose words are not loaded. */
export const selectLanguage = (language: Language): void => {
  current = wordsIn(language)
  for (const listener of listeners) listener()
}

/** Runs a synchronous rendering in a language, and restores the current one. */
export const inLanguage = <T>(language: Language, render: () => T): T => {
  const before = current
  current = wordsIn(language)
  try {
    return render()
  } finally {
    current = before
  }
}

/** The name of each language in itself. */
export const languageNames: Readonly<Record<Language, string>> = { es: 'Español', en: 'English' }

export const currentLanguage = (): Language => current.language

/** Returns the tag of the current language, for `Intl`. */
export const currentTag = (): string => languageTags[current.language]

/**
 * Registers Spanish words under their name. Reading one of them returns it in the current language, so read words while
 * rendering, not while a module loads. A build leaves out the words that nothing reads.
 */
// @__NO_SIDE_EFFECTS__
export const translated = <T extends object>(name: string, spanish: T): T => {
  const words = (): T => (current.translations?.[name] as T | undefined) ?? spanish
  return new Proxy(spanish, {
    get: (_spanish, key) => Reflect.get(words(), key) as unknown,
    ownKeys: () => Reflect.ownKeys(words()),
    getOwnPropertyDescriptor: (_spanish, key) => Reflect.getOwnPropertyDescriptor(words(), key),
  })
}
