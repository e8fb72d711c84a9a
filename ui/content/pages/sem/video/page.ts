import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'

const PLANS = ['tv-stream-latino', 'tv-stream', 'tv-mi-plan-latino', 'tv-select-signature', 'tv-select-plus']

/** The page of search marketing for television. */
export const page: SitePage<typeof es.words> = {
  isIndexed: false,
  offers: ['tv-stream-latino', 'tv-select-signature', 'internet-gig'],
  sections: (words, { facts }) => [
    {
      kind: 'opening',
      ...words.opening,
      layout: 'night',
      picture: { name: 'semSofa', alt: words.opening.picture },
      hasAddressForm: true,
      actions: [{ label: words.opening.actions.sales, to: 'sales' }],
    },
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
      actions: [{ label: words.add.actions.packages, to: '/packages' }],
    },
    {
      kind: 'pages',
      ...words.pages,
      pages: ['/cable-tv/channel-lineup', '/cable-tv/plans', '/cable-tv/sports-packages', '/packages'],
    },
  ],
}
