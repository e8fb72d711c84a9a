import type { Language } from '../shared/language.ts'

/** A passage of the public pages that answers a question: its heading, its text, and the place on the site. */
export type HelpEntry = { readonly title: string; readonly text: string; readonly href: string }

/** The paths of the entries of the site in each language. The build writes them. */
export const helpPaths: Readonly<Record<Language, string>> = { es: '/help.json', en: '/help.en.json' }

const OWN_PLACE = /^\/[a-z0-9/-]{0,100}(?:#[a-z0-9-]{1,60})?$/

const isEntry = (value: unknown): value is HelpEntry => {
  const { title, text, href } = (value ?? {}) as Readonly<Record<string, unknown>>
  return (
    typeof title === 'string' && typeof text === 'string' && typeof href === 'string' && OWN_PLACE.test(href)
  )
}

/** Reads the entries of the site; null if they are anything else. A place outside the store is refused (HLP-02). */
export const parseHelpEntries = (value: unknown): readonly HelpEntry[] | null =>
  Array.isArray(value) && value.every(isEntry) ? value : null
