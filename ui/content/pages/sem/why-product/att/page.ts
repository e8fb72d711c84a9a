import { links, opening, pages } from '#ui/content/page-sections.ts'
import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'

/** The brand and AT&T: what it costs to leave one and join the other. */
export const page: SitePage<typeof es.words> = {
  isIndexed: false,
  offers: ['internet-500', 'install-professional'],
  sections: (words) => [
    opening(words.opening, 'price', 'semLeaving', { sales: 'sales' }, { hasAddressForm: true }),
    { kind: 'table', ...words.table },
    { kind: 'tool', ...words.bill, tool: 'billComparison' },
    {
      kind: 'feature',
      ...words.order,
      tone: 'coral',
      actions: links(words.order.actions, { contractBuyout: '/choose-{product}/contract-buyout' }),
    },
    pages(words.pages, ['/sem/why-{product}', '/choose-{product}', '/internet/plans']),
  ],
}
