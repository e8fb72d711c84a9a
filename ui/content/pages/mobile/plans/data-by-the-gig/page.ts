import { iconCards, opening, pages } from '#ui/content/page-sections.ts'
import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'
import { mobileOffers } from '#ui/content/offer-groups.ts'

/** The plan that is paid by the gigabyte. */
export const page: SitePage<typeof es.words> = {
  menu: { group: 'mobile', place: 80 },
  offers: mobileOffers,
  sections: (words, { facts }) => [
    opening(words.opening, 'split', 'gigSteps', {
      customize: '/mobile/customize',
      compare: `#${words.compare.id}`,
    }),
    {
      kind: 'bars',
      ...words.price,
      bars: [1, 2, 3, 4, 5, 8].map((count) => {
        const { count: gigs, price, amount } = facts.mobile.gigs(count)
        return { title: words.gigs(count, gigs), value: price, amount, isMain: count === 3 }
      }),
    },
    { kind: 'tool', ...words.compare, tool: 'dataEstimator' },
    iconCards(words.who, ['home', 'phone', 'clock'], { tone: 'sun' }),
    { kind: 'steps', ...words.count },
    { kind: 'questions', ...words.questions },
    pages(words.pages, [
      '/mobile/plans',
      '/mobile/plans/unlimited-data',
      '/mobile/byod',
      '/internet/wifi-service',
    ]),
  ],
}
