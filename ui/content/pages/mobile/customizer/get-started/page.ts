import { linkCards, opening, pages } from '#ui/content/page-sections.ts'
import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'
import { mobileOffers } from '#ui/content/offer-groups.ts'

/** What a visitor decides before the customizer: how many lines, which devices, and what they will cost. */
export const page: SitePage<typeof es.words> = {
  offers: mobileOffers,
  sections: (words) => [
    opening(words.opening, 'split', 'sharedLine', {
      customize: '/mobile/customize',
      cost: `#${words.cost.id}`,
    }),
    { kind: 'steps', ...words.decide, layout: 'list' },
    {
      kind: 'cards',
      ...words.device,
      tone: 'sea',
      cards: linkCards(words.device.cards, {
        own: { icon: 'phone', to: '/mobile/byod-eligibility-check' },
        new: { icon: 'gift', to: '/mobile/products/phones' },
        tradeIn: { icon: 'coin', to: '/mobile/trade-in' },
      }),
    },
    { kind: 'table', ...words.cost },
    { kind: 'questions', ...words.questions },
    pages(words.pages, ['/mobile/plans', '/mobile/switch', '/mobile/byod', '/mobile/coverage-map']),
  ],
}
