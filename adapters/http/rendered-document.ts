import type { RenderIdentityPage } from '#core/ports/identity-pages.ts'
import type { SiteDocument } from './pages.ts'
import { OUTCOME_MARK } from './pages.ts'

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Returns a frame with the title and the body of a rendered page. */
export const renderedDocument = (
  { html, styleHashes }: SiteDocument,
  { title, body }: ReturnType<RenderIdentityPage>,
): SiteDocument => ({
  styleHashes,
  html: html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace(OUTCOME_MARK, () => body),
})
