import { iconCards, links, opening, pages } from '#ui/content/page-sections.ts'
import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'
import { mobileOffers } from '#ui/content/offer-groups.ts'

/** The campaign page for owners of Samsung devices who look for internet. */
export const page: SitePage<typeof es.words> = {
  isIndexed: false,
  offers: mobileOffers,
  sections: (words) => [
    opening(words.opening, 'night', 'galaxyTrio', { address: 'address', sales: 'sales' }),
    iconCards(words.devices, ['phone', 'screen', 'clock']),
    {
      kind: 'feature',
      ...words.home,
      tone: 'sea',
      actions: links(words.home.actions, { address: 'address' }),
    },
    { kind: 'steps', ...words.steps },
    { kind: 'questions', ...words.questions },
    pages(words.pages, ['/mobile/byod', '/mobile/plans', '/internet/plans', '/internet/wifi-service']),
  ],
}
