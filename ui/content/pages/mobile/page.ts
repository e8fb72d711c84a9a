import { linkCards, links, opening, pages } from '#ui/content/page-sections.ts'
import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'
import { mobileOffers } from '#ui/content/offer-groups.ts'

/** Mobile service: the plans, the prices of several lines, and where to go next. */
export const page: SitePage<typeof es.words> = {
  menu: { group: 'mobile', place: 10 },
  offers: mobileOffers,
  sections: (words) => [
    opening(words.opening, 'wide', 'mobileFamily', { address: 'address', plans: '/mobile/plans' }),
    { kind: 'table', ...words.lines },
    {
      kind: 'cards',
      ...words.plans,
      tone: 'sea',
      cards: linkCards(words.plans.cards, {
        byGig: { icon: 'coin', to: '/mobile/plans/data-by-the-gig' },
        unlimited: { icon: 'phone', to: '/mobile/plans/unlimited-data' },
        unlimitedPlus: { icon: 'gift', to: '/mobile/plans/unlimited-data' },
      }),
    },
    {
      kind: 'feature',
      ...words.switch,
      picture: { name: 'numberMove' },
      actions: links(words.switch.actions, { switch: '/mobile/switch', tradeIn: '/mobile/trade-in' }),
    },
    { kind: 'questions', ...words.questions },
    pages(words.pages, [
      '/mobile/customizer/get-started',
      '/mobile/coverage-map',
      '/mobile/byod',
      '/mobile/plans/international',
      '/mobile/contact-{product}-mobile',
      '/support/category/mobile',
    ]),
  ],
}
