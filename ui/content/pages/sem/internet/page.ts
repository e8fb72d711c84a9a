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
    {
      kind: 'opening',
      ...words.opening,
      layout: 'price',
      picture: { name: 'semWindow', alt: words.opening.picture },
      offer: ULTRA,
      hasAddressForm: true,
      actions: [{ label: words.opening.actions.sales, to: 'sales' }],
    },
    { kind: 'offers', ...words.plans, offers: [ADVANTAGE, ULTRA, GIG] },
    {
      kind: 'action',
      ...words.action,
      tone: 'sea',
      actions: [{ label: words.action.actions.address, to: 'address' }],
    },
    {
      kind: 'pages',
      ...words.pages,
      pages: ['/internet/plans', '/internet/internet-speeds', '/internet/{product}-internet-assist'],
    },
  ],
}
