import { UNLIMITED } from '#ui/content/offer-ids.ts'
import { opening, pages } from '#ui/content/page-sections.ts'
import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'
import { mobileOffers } from '#ui/content/offer-groups.ts'

/** The two unlimited plans, and what unlimited means. */
export const page: SitePage<typeof es.words> = {
  menu: { group: 'mobile', place: 70 },
  offers: mobileOffers,
  sections: (words) => [
    opening(
      words.opening,
      'split',
      'endlessSpool',
      { customize: '/mobile/customize', dataByTheGig: '/mobile/plans/data-by-the-gig' },
      { offer: UNLIMITED },
    ),
    { kind: 'feature', ...words.unlimited, tone: 'sun' },
    { kind: 'table', ...words.lines },
    { kind: 'feature', ...words.plus, picture: { name: 'newPhone', alt: words.plus.picture } },
    { kind: 'table', ...words.upgrade },
    { kind: 'questions', ...words.questions },
    pages(words.pages, [
      '/mobile/plans',
      '/mobile/plans/international',
      '/mobile/coverage-map',
      '/data-policy',
    ]),
  ],
}
