import { iconCards, opening, pages } from '#ui/content/page-sections.ts'
import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'
import { mobileOffers } from '#ui/content/offer-groups.ts'

/** Using a mobile line abroad, and calling other countries. */
export const page: SitePage<typeof es.words> = {
  offers: mobileOffers,
  sections: (words) => [
    opening(words.opening, 'night', 'planeWindow', { service: 'service', travel: `#${words.travel.id}` }),
    iconCards(words.cases, ['receiver', 'phone', 'wifi']),
    { kind: 'feature', ...words.travel, tone: 'sun', picture: { name: 'suitcase' } },
    { kind: 'feature', ...words.longer },
    { kind: 'questions', ...words.questions },
    pages(words.pages, [
      '/home-phone/international-calling',
      '/mobile/plans',
      '/mobile/coverage-map',
      '/mobile/contact-{product}-mobile',
    ]),
  ],
}
