import { SIGNATURE } from '#ui/content/offer-ids.ts'
import { iconCards, opening, pages } from '#ui/content/page-sections.ts'
import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'
import { tvPlans } from '#ui/content/offer-groups.ts'

/** The two large television plans. */
export const page: SitePage<typeof es.words> = {
  offers: [...tvPlans, 'internet-gig', 'home-phone', 'disney-basic'],
  sections: (words) => [
    opening(
      words.opening,
      'night',
      'tvRooftop',
      { address: 'address', difference: `#${words.difference.id}` },
      { offer: SIGNATURE },
    ),
    { kind: 'figures', ...words.difference },
    {
      kind: 'feature',
      ...words.which,
      tone: 'sun',
      picture: { name: 'tvRemotes', alt: words.which.picture },
    },
    { kind: 'table', ...words.subjects },
    iconCards(words.save, ['coin', 'screen', 'receipt']),
    { kind: 'questions', ...words.questions },
    pages(words.pages, [
      '/cable-tv/plans',
      '/cable-tv/channel-lineup',
      '/cable-tv/plans/latino-plans',
      '/cable-tv/sports-packages',
      '/cable-tv/streaming/disney-plus',
    ]),
  ],
}
