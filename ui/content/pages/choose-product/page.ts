import { iconCards, links, opening, pages } from '#ui/content/page-sections.ts'
import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'

/** The reasons to choose the brand, each with the place where a visitor can check it. */
export const page: SitePage<typeof es.words> = {
  menu: { group: 'packages', place: 50 },
  offers: ['internet-500', 'mobile-unlimited'],
  sections: (words) => [
    opening(words.opening, 'night', 'packagesLongBill', {
      address: 'address',
      promises: `#${words.promises.id}`,
    }),
    { kind: 'table', ...words.promises },
    { kind: 'figures', ...words.size, tone: 'sea' },
    {
      kind: 'feature',
      ...words.languages,
      picture: { name: 'packagesBalcony', alt: words.languages.picture },
      actions: links(words.languages.actions, { termsPolicy: '/terms-policy' }),
    },
    iconCards(words.not, ['home', 'calendar', 'coin'], { tone: 'coral' }),
    { kind: 'questions', ...words.questions },
    pages(words.pages, [
      '/choose-{product}/contract-buyout',
      '/choose-{product}/military',
      '/choose-{product}/access',
      '/internet/network-reliability',
      '/internet/reviews',
      '/packages/savings-calculator',
    ]),
  ],
}
