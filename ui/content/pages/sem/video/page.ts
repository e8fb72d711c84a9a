import { links, opening, pages } from '#ui/content/page-sections.ts'
import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'

const PLANS = ['tv-stream-latino', 'tv-stream', 'tv-mi-plan-latino', 'tv-select-signature', 'tv-select-plus']

/** The page of search marketing for television. */
export const page: SitePage<typeof es.words> = {
  isIndexed: false,
  offers: ['tv-stream-latino', 'tv-select-signature', 'internet-gig'],
  sections: (words, { facts }) => [
    opening(words.opening, 'night', 'semSofa', { sales: 'sales' }, { hasAddressForm: true }),
    {
      kind: 'bars',
      ...words.channels,
      bars: PLANS.map((plan) => {
        const { count, amount } = facts.channels({ plan })
        return {
          title: facts.name(plan),
          value: words.plan(count, facts.price(plan)),
          amount,
          isMain: plan === 'tv-select-signature',
        }
      }),
    },
    {
      kind: 'feature',
      ...words.add,
      tone: 'sun',
      actions: links(words.add.actions, { packages: '/packages' }),
    },
    pages(words.pages, [
      '/cable-tv/channel-lineup',
      '/cable-tv/plans',
      '/cable-tv/sports-packages',
      '/packages',
    ]),
  ],
}
