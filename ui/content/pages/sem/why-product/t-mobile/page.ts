import { opening, pages } from '#ui/content/page-sections.ts'
import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'

/** The brand and T-Mobile: how the internet gets into the home. */
export const page: SitePage<typeof es.words> = {
  isIndexed: false,
  offers: ['internet-500', 'install-professional'],
  sections: (words) => [
    opening(words.opening, 'split', 'semCrossSection', { sales: 'sales' }, { hasAddressForm: true }),
    { kind: 'figures', ...words.fiber, tone: 'night' },
    { kind: 'table', ...words.table },
    { kind: 'tool', ...words.bill, tool: 'billComparison' },
    pages(words.pages, [
      '/internet/network-reliability',
      '/internet/internet-speeds-explained',
      '/sem/why-{product}',
    ]),
  ],
}
