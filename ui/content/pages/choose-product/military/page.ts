import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'
import { withIcons } from '#ui/content/word-lists.ts'

/** Service for military families, who move often. */
export const page: SitePage<typeof es.words> = {
  menu: { group: 'packages', place: 60 },
  offers: ['internet-assist', 'internet-500'],
  sections: (words) => [
    {
      kind: 'opening',
      ...words.opening,
      layout: 'split',
      picture: { name: 'packagesHomecoming', alt: words.opening.picture },
      actions: [
        { label: words.opening.actions.address, to: 'address' },
        { label: words.opening.actions.sales, to: 'sales' },
      ],
    },
    {
      kind: 'feature',
      ...words.price,
      tone: 'sun',
      actions: [
        { label: words.price.actions.access, to: '/choose-{product}/access' },
        { label: words.price.actions.bestDeals, to: '/packages/best-deals' },
      ],
    },
    { kind: 'steps', ...words.moving },
    {
      kind: 'cards',
      ...words.deployment,
      cards: withIcons(words.deployment.cards, ['screen', 'card', 'clock']),
    },
    { kind: 'questions', ...words.questions },
    { kind: 'action', ...words.action, tone: 'night', hasAddressForm: true, actions: [] },
    {
      kind: 'pages',
      ...words.pages,
      pages: ['/choose-{product}/contract-buyout', '/choose-{product}', '/mobile/plans', '/support'],
    },
  ],
}
