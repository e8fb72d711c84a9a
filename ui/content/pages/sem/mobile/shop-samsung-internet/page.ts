import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'
import { mobileOffers } from '#ui/content/offer-groups.ts'
import { withIcons } from '#ui/content/word-lists.ts'

/** The campaign page for owners of Samsung devices who look for internet. */
export const page: SitePage<typeof es.words> = {
  isIndexed: false,
  offers: mobileOffers,
  sections: (words) => [
    {
      kind: 'opening',
      ...words.opening,
      layout: 'night',
      picture: { name: 'galaxyTrio', alt: words.opening.picture },
      actions: [
        { label: words.opening.actions.address, to: 'address' },
        { label: words.opening.actions.sales, to: 'sales' },
      ],
    },
    { kind: 'cards', ...words.devices, cards: withIcons(words.devices.cards, ['phone', 'screen', 'clock']) },
    {
      kind: 'feature',
      ...words.home,
      tone: 'sea',
      actions: [{ label: words.home.actions.address, to: 'address' }],
    },
    { kind: 'steps', ...words.steps },
    { kind: 'questions', ...words.questions },
    {
      kind: 'pages',
      ...words.pages,
      pages: ['/mobile/byod', '/mobile/plans', '/internet/plans', '/internet/wifi-service'],
    },
  ],
}
