import { opening, pages } from '#ui/content/page-sections.ts'
import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'
import { tvPlans } from '#ui/content/offer-groups.ts'

/** What can be added to a television plan. */
export const page: SitePage<typeof es.words> = {
  menu: { group: 'tv', place: 60 },
  offers: [...tvPlans, 'disney-basic', 'disney-premium', 'xumo-lease', 'xumo-own', 'advanced-wifi'],
  sections: (words, { facts }) => [
    opening(words.opening, 'split', 'tvHooks', { address: 'address', prices: `#${words.prices.id}` }),
    { kind: 'table', ...words.prices },
    {
      kind: 'bars',
      ...words.examples,
      tone: 'coral',
      bars: [
        { ...words.examples.bars.onePersonTv, ...facts.sum('tv-stream-latino') },
        {
          ...words.examples.bars.coupleTvStream,
          ...facts.sum('tv-stream-latino', 'disney-basic', 'xumo-lease'),
          isMain: true,
        },
        {
          ...words.examples.bars.grandparentsParentsKids,
          ...facts.sum('tv-mi-plan-latino', 'disney-premium', 'xumo-lease'),
        },
      ],
    },
    { kind: 'feature', ...words.decide, picture: { name: 'tvTable', alt: words.decide.picture } },
    { kind: 'questions', ...words.questions },
    pages(words.pages, [
      '/cable-tv/streaming/disney-plus',
      '/cable-tv/streaming/xumo',
      '/cable-tv/app-store',
      '/cable-tv/plans',
      '/internet/wifi-service',
    ]),
  ],
}
