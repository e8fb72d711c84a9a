import type { RenderIdentityPage } from '#core/ports/identity-pages.ts'
import type { SiteDocument } from './pages.ts'
import { OUTCOME_MARK } from './pages.ts'

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const retitled = (html: string, title: string): string =>
  html.replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`)

const titled = new WeakMap<SiteDocument, Map<string, SiteDocument>>()

/** Returns a document with another title, the same object each time, so that its bytes are encoded once. */
export const withTitle = (document: SiteDocument, title: string): SiteDocument => {
  const known = titled.get(document) ?? new Map<string, SiteDocument>()
  const shown = known.get(title) ?? { ...document, html: retitled(document.html, title) }
  titled.set(document, known.set(title, shown))
  return shown
}

/** Returns a frame with the title and the body of a rendered page. */
export const renderedDocument = (
  { html, styleHashes }: SiteDocument,
  { title, body }: ReturnType<RenderIdentityPage>,
): SiteDocument => ({
  styleHashes,
  html: retitled(html, title).replace(OUTCOME_MARK, () => body),
})
