import type { OfferId } from '#core/catalog/offer.ts'
import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'

const ULTRA = 'internet-500' as OfferId

/** The brand and Frontier: the price over the years. */
export const page: SitePage<typeof es.words> = {
  isIndexed: false,
  offers: ['internet-500', 'internet-gig'],
  sections: (words) => [
    {
      kind: 'opening',
      ...words.opening,
      layout: 'split',
      picture: { name: 'semCalendar', alt: words.opening.picture },
      hasAddressForm: true,
      actions: [{ label: words.opening.actions.sales, to: 'sales' }],
    },
    { kind: 'table', ...words.table },
    { kind: 'labels', ...words.label, offers: [ULTRA] },
    {
      kind: 'pages',
      ...words.pages,
      pages: [
        '/cp/gig-5-year-internet-price-guarantee',
        '/sem/why-{product}',
        '/packages/savings-calculator',
      ],
    },
  ],
}
