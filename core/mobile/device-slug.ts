import { foldText } from '../shared/text.ts'

/** Returns a text in lower-case ASCII letters and digits, joined by hyphens; accents are removed (MOB-19). */
export const slugOf = (text: string): string =>
  foldText(text)
    .replace(/\+/g, ' plus')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Returns a device's slug: brand and name in lower case without accents, joined by hyphens (MOB-19). */
export const deviceSlug = ({ brand, name }: { readonly brand: string; readonly name: string }): string =>
  slugOf(`${brand} ${name}`)

/** Returns the slug of a colour in paths; empty for a name without letters and digits (MOB-19). */
export const colorSlug = ({ name }: { readonly name: string }): string => slugOf(name)
