import { opening, pages } from '#ui/content/page-sections.ts'
import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'

/** How to compare two providers: the facts of the brand, and the questions for the other one. */
export const page: SitePage<typeof es.words> = {
  isIndexed: false,
  offers: ['internet-500', 'install-professional'],
  sections: (words) => [
    opening(words.opening, 'night', 'semTwoDoors', { sales: 'sales' }, { hasAddressForm: true }),
    { kind: 'table', ...words.questions },
    { kind: 'tool', ...words.bill, tool: 'billComparison' },
    pages(words.pages, [
      '/sem/why-{product}/att',
      '/sem/why-{product}/frontier',
      '/sem/why-{product}/t-mobile',
      '/sem/why-{product}/verizon',
      '/choose-{product}',
    ]),
  ],
}
