import { alternateLanguages } from './head.ts'
import { type Language, languages, pathIn } from '../shared/language.ts'

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Writes the list of indexed pages by Spanish path: each in every language, with its alternates (MET-12). */
export const sitemapText = (paths: readonly string[], origin: string): string => {
  const urls = paths.flatMap((path) => {
    const addressIn = (language: Language): string => escaped(`${origin}${pathIn(language, path)}`)
    const alternates = alternateLanguages
      .map(
        (one) =>
          `<xhtml:link rel="alternate" hreflang="${one}" href="${addressIn(one === 'x-default' ? 'es' : one)}"/>`,
      )
      .join('')
    return languages.map((language) => `<url><loc>${addressIn(language)}</loc>${alternates}</url>`)
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}
