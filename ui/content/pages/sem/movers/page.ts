import { links, opening, pages } from '#ui/content/page-sections.ts'
import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'

/** The page of search marketing for people who move. */
export const page: SitePage<typeof es.words> = {
  isIndexed: false,
  offers: ['internet-advantage', 'install-professional'],
  sections: (words) => [
    opening(words.opening, 'wide', 'semTruck', { sales: 'sales' }, { hasAddressForm: true }),
    { kind: 'table', ...words.calendar },
    {
      kind: 'feature',
      ...words.contract,
      tone: 'sun',
      actions: links(words.contract.actions, { contractBuyout: '/choose-{product}/contract-buyout' }),
    },
    pages(words.pages, ['/internet/plans', '/activate', '/internet/wifi-service', '/packages']),
  ],
}
