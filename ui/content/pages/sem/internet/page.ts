import { links, opening, pages } from '#ui/content/page-sections.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'

const [ADVANTAGE, ULTRA, GIG] = ['internet-advantage', 'internet-500', 'internet-gig'] as [
  OfferId,
  OfferId,
  OfferId,
]

/** The page of search marketing for internet. */
export const page: SitePage<typeof es.words> = {
  isIndexed: false,
  offers: ['internet-advantage', 'internet-500', 'internet-gig'],
  sections: (words) => [
    opening(words.opening, 'price', 'semWindow', { sales: 'sales' }, { offer: ULTRA, hasAddressForm: true }),
    { kind: 'offers', ...words.plans, offers: [ADVANTAGE, ULTRA, GIG] },
    {
      kind: 'action',
      ...words.action,
      tone: 'sea',
      actions: links(words.action.actions, { address: 'address' }),
    },
    pages(words.pages, [
      '/internet/plans',
      '/internet/internet-speeds',
      '/internet/{product}-internet-assist',
    ]),
  ],
}
