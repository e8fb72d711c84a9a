import { ULTRA } from '#ui/content/offer-ids.ts'
import { opening, pages } from '#ui/content/page-sections.ts'
import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'

/** The brand and Frontier: the price over the years. */
export const page: SitePage<typeof es.words> = {
  isIndexed: false,
  offers: ['internet-500', 'internet-gig'],
  sections: (words) => [
    opening(words.opening, 'split', 'semCalendar', { sales: 'sales' }, { hasAddressForm: true }),
    { kind: 'table', ...words.table },
    { kind: 'tool', ...words.bill, tool: 'billComparison' },
    { kind: 'labels', ...words.label, offers: [ULTRA] },
    pages(words.pages, [
      '/cp/gig-5-year-internet-price-guarantee',
      '/sem/why-{product}',
      '/packages/savings-calculator',
    ]),
  ],
}
