import { iconCards, links, opening, pages } from '#ui/content/page-sections.ts'
import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'

/** Service for military families, who move often. */
export const page: SitePage<typeof es.words> = {
  menu: { group: 'packages', place: 60 },
  offers: ['internet-assist', 'internet-500'],
  sections: (words) => [
    opening(words.opening, 'split', 'packagesHomecoming', { address: 'address', sales: 'sales' }),
    {
      kind: 'feature',
      ...words.price,
      tone: 'sun',
      actions: links(words.price.actions, {
        access: '/choose-{product}/access',
        bestDeals: '/packages/best-deals',
      }),
    },
    { kind: 'steps', ...words.moving },
    iconCards(words.deployment, ['screen', 'card', 'clock']),
    { kind: 'questions', ...words.questions },
    { kind: 'action', ...words.action, tone: 'night', hasAddressForm: true, actions: [] },
    pages(words.pages, [
      '/choose-{product}/contract-buyout',
      '/choose-{product}',
      '/mobile/plans',
      '/support',
    ]),
  ],
}
