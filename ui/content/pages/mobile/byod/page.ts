import { linkCards, links, opening, pages } from '#ui/content/page-sections.ts'
import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'
import { mobileOffers } from '#ui/content/offer-groups.ts'

/** Bringing one's own telephone. */
export const page: SitePage<typeof es.words> = {
  menu: { group: 'mobile', place: 100 },
  offers: mobileOffers,
  sections: (words) => [
    opening(words.opening, 'split', 'oldPhone', {
      customize: '/mobile/customize',
      works: `#${words.works.id}`,
      byodEligibilityCheck: '/mobile/byod-eligibility-check',
    }),
    { kind: 'steps', ...words.works, layout: 'list' },
    {
      kind: 'feature',
      ...words.locked,
      tone: 'coral',
      picture: { name: 'padlockPhone' },
      actions: links(words.locked.actions, { switch: '/mobile/switch' }),
    },
    {
      kind: 'cards',
      ...words.cost,
      cards: linkCards(words.cost.cards, {
        dataByTheGig: { icon: 'coin', to: '/mobile/plans/data-by-the-gig' },
        unlimitedData: { icon: 'phone', to: '/mobile/plans/unlimited-data' },
        tradeIn: { icon: 'gift', to: '/mobile/trade-in' },
      }),
    },
    { kind: 'questions', ...words.questions },
    pages(words.pages, [
      '/mobile/byod-eligibility-check',
      '/mobile/coverage-map',
      '/mobile/plans',
      '/support/category/mobile',
      '/mobile/contact-{product}-mobile',
    ]),
  ],
}
