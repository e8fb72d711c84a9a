import type { OfferId } from '#core/catalog/offer.ts'
import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'

const PLAN = 'tv-mi-plan-latino' as OfferId

const SUBJECTS = ['sports', 'movies', 'series', 'news', 'kids', 'music'] as const

/** The page of search marketing for television in Spanish. */
export const page: SitePage<typeof es.words> = {
  isIndexed: false,
  offers: ['tv-stream-latino', 'tv-mi-plan-latino'],
  sections: (words, { facts }) => [
    {
      kind: 'opening',
      ...words.opening,
      layout: 'wide',
      picture: { name: 'semPatio', alt: words.opening.picture },
      hasAddressForm: true,
      actions: [{ label: words.opening.actions.sales, to: 'sales' }],
    },
    {
      kind: 'bars',
      ...words.subjects,
      tone: 'coral',
      bars: SUBJECTS.map((category) => {
        const { count, amount } = facts.channels({ plan: PLAN, language: 'es', category })
        return { title: words.subjectNames[category], value: words.channels(count), amount }
      }),
    },
    { kind: 'offers', ...words.plans, offers: ['tv-stream-latino' as OfferId, PLAN] },
    {
      kind: 'pages',
      ...words.pages,
      pages: [
        '/cable-tv/plans/latino-plans',
        '/cable-tv/channel-lineup',
        '/cable-tv/international',
        '/packages',
      ],
    },
  ],
}
