import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'
import type { PageSection } from '#core/template/page-record.ts'
import { sellsMobile } from '#ui/content/legal-data.ts'

/** How much data the plans include, how they are counted, and what is known about their use. */
export const page: SitePage<typeof es.words> = {
  menu: { group: 'legal', place: 60 },
  sections: (words, { brand, legalPages }) => {
    const mobile: readonly PageSection[] = [
      { kind: 'table', ...words.lines },
      { kind: 'text', ...words.lineUse },
      { kind: 'text', ...words.congestion },
      { kind: 'text', ...words.abroad },
    ]
    return [
      { kind: 'intro', ...words.intro },
      { kind: 'text', ...words.internet },
      ...(sellsMobile(brand) ? mobile : []),
      { kind: 'text', ...words.use },
      { kind: 'text', ...words.contact },
      { kind: 'pages', ...words.pages, pages: legalPages.filter((path) => path !== '/data-policy') },
    ]
  },
}
