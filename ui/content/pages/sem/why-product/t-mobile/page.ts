import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'

/** The brand and T-Mobile: how the internet gets into the home. */
export const page: SitePage<typeof es.words> = {
  isIndexed: false,
  offers: ['internet-500', 'install-professional'],
  sections: (words) => [
    {
      kind: 'opening',
      ...words.opening,
      layout: 'split',
      picture: { name: 'semCrossSection', alt: words.opening.picture },
      hasAddressForm: true,
      actions: [{ label: words.opening.actions.sales, to: 'sales' }],
    },
    { kind: 'figures', ...words.fiber, tone: 'night' },
    { kind: 'table', ...words.table },
    {
      kind: 'pages',
      ...words.pages,
      pages: ['/internet/network-reliability', '/internet/internet-speeds-explained', '/sem/why-{product}'],
    },
  ],
}
