import { iconCards, opening, pages } from '#ui/content/page-sections.ts'
import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'

/** Service for businesses, which is sold by telephone. */
export const page: SitePage<typeof es.words> = {
  menu: { group: 'help', place: 60 },
  sections: (words) => [
    opening(words.opening, 'wide', 'bakery', { businessSales: 'businessSales', address: 'address' }),
    { kind: 'table', ...words.when },
    iconCards(words.needs, ['card', 'receiver', 'screen', 'home']),
    { kind: 'feature', ...words.ready, picture: { name: 'floorPlan' } },
    { kind: 'questions', ...words.questions, ask: 'business' },
    pages(words.pages, [
      '/contact-{product}',
      '/stores',
      '/internet/internet-speeds-explained',
      '/internet/network-reliability',
      '/support',
    ]),
  ],
}
