import { opening, pages } from '#ui/content/page-sections.ts'
import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'

/** The page of search marketing for every service. */
export const page: SitePage<typeof es.words> = {
  isIndexed: false,
  offers: ['internet-advantage', 'internet-500', 'tv-stream-latino', 'home-phone', 'mobile-unlimited'],
  sections: (words) => [
    opening(words.opening, 'split', 'semShelf', { sales: 'sales' }, { hasAddressForm: true }),
    {
      kind: 'services',
      ...words.services,
      services: [
        { ...words.services.services.item, line: 'TV' },
        { ...words.services.services.item2, line: 'Voice' },
        { ...words.services.services.item3, line: 'Mobile' },
      ],
    },
    { kind: 'figures', ...words.clear },
    pages(words.pages, ['/packages', '/internet/plans', '/cable-tv/plans']),
  ],
}
