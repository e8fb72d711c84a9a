import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'

/** The page of search marketing for people who move. */
export const page: SitePage<typeof es.words> = {
  isIndexed: false,
  offers: ['internet-advantage', 'install-professional'],
  sections: (words) => [
    {
      kind: 'opening',
      ...words.opening,
      layout: 'wide',
      picture: { name: 'semTruck', alt: words.opening.picture },
      hasAddressForm: true,
      actions: [{ label: words.opening.actions.sales, to: 'sales' }],
    },
    { kind: 'table', ...words.calendar },
    {
      kind: 'feature',
      ...words.contract,
      tone: 'sun',
      actions: [{ label: words.contract.actions.contractBuyout, to: '/choose-{product}/contract-buyout' }],
    },
    {
      kind: 'pages',
      ...words.pages,
      pages: ['/internet/plans', '/activate', '/internet/wifi-service', '/packages'],
    },
  ],
}
