import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'

/** The brand and AT&T: what it costs to leave one and join the other. */
export const page: SitePage<typeof es.words> = {
  isIndexed: false,
  offers: ['internet-500', 'install-professional'],
  sections: (words) => [
    {
      kind: 'opening',
      ...words.opening,
      layout: 'price',
      picture: { name: 'semLeaving', alt: words.opening.picture },
      hasAddressForm: true,
      actions: [{ label: words.opening.actions.sales, to: 'sales' }],
    },
    { kind: 'table', ...words.table },
    {
      kind: 'feature',
      ...words.order,
      tone: 'coral',
      actions: [{ label: words.order.actions.contractBuyout, to: '/choose-{product}/contract-buyout' }],
    },
    { kind: 'pages', ...words.pages, pages: ['/sem/why-{product}', '/choose-{product}', '/internet/plans'] },
  ],
}
