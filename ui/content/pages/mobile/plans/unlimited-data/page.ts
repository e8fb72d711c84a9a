import type { OfferId } from '#core/catalog/offer.ts'
import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'
import { mobileOffers } from '#ui/content/offer-groups.ts'

const UNLIMITED = 'mobile-unlimited' as OfferId

/** The two unlimited plans, and what unlimited means. */
export const page: SitePage<typeof es.words> = {
  menu: { group: 'mobile', place: 70 },
  offers: mobileOffers,
  sections: (words) => [
    {
      kind: 'opening',
      ...words.opening,
      layout: 'split',
      picture: { name: 'endlessSpool', alt: words.opening.picture },
      offer: UNLIMITED,
      actions: [
        { label: words.opening.actions.customize, to: '/mobile/customize' },
        { label: words.opening.actions.dataByTheGig, to: '/mobile/plans/data-by-the-gig' },
      ],
    },
    { kind: 'feature', ...words.unlimited, tone: 'sun' },
    { kind: 'table', ...words.lines },
    { kind: 'feature', ...words.plus, picture: { name: 'newPhone', alt: words.plus.picture } },
    { kind: 'table', ...words.upgrade },
    { kind: 'questions', ...words.questions },
    {
      kind: 'pages',
      ...words.pages,
      pages: ['/mobile/plans', '/mobile/plans/international', '/mobile/coverage-map', '/data-policy'],
    },
  ],
}
