import { PLAN } from '#ui/content/offer-ids.ts'
import { opening, pages } from '#ui/content/page-sections.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'

const SUBJECTS = ['sports', 'movies', 'series', 'news', 'kids', 'music'] as const

/** The page of search marketing for television in Spanish. */
export const page: SitePage<typeof es.words> = {
  isIndexed: false,
  offers: ['tv-stream-latino', 'tv-mi-plan-latino'],
  sections: (words, { facts }) => [
    opening(words.opening, 'wide', 'semPatio', { sales: 'sales' }, { hasAddressForm: true }),
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
    pages(words.pages, [
      '/cable-tv/plans/latino-plans',
      '/cable-tv/channel-lineup',
      '/cable-tv/international',
      '/packages',
    ]),
  ],
}
