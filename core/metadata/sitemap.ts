import { type Language, languages, pathIn } from '../shared/language.ts'

/** A page in the list for search engines: its Spanish path, and the languages in which it exists. */
export type SitemapPage = { readonly path: string; readonly languages: readonly Language[] }

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Writes the list of indexed pages: each page in each of its languages, with its alternates (MET-12). */
export const sitemapText = (pages: readonly SitemapPage[], origin: string): string => {
  const urls = pages.flatMap(({ path, languages: written }) => {
    const addressIn = (language: Language): string => escaped(`${origin}${pathIn(language, path)}`)
    const alternates =
      written.length < languages.length
        ? ''
        : written
            .map((one) => `<xhtml:link rel="alternate" hreflang="${one}" href="${addressIn(one)}"/>`)
            .join('')
    return written.map((language) => `<url><loc>${addressIn(language)}</loc>${alternates}</url>`)
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}
