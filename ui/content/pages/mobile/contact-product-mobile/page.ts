import { linkCards, opening, pages } from '#ui/content/page-sections.ts'
import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'
import { mobileOffers } from '#ui/content/offer-groups.ts'

/** The telephones of mobile service with their hours. */
export const page: SitePage<typeof es.words> = {
  offers: mobileOffers,
  sections: (words) => [
    opening(words.opening, 'split', 'borrowedPhone', { sales: 'sales', service: 'service' }),
    { kind: 'tool', ...words.phones, tool: 'mobilePhoneHours' },
    {
      kind: 'cards',
      ...words.reasons,
      cards: linkCards(words.reasons.cards, {
        phoneWasStolen: { icon: 'lock', to: 'service' },
        haveNoSignal: { icon: 'signal', to: '/support/category/mobile' },
        wantAnotherLine: { icon: 'plus', to: 'sales' },
        dontUnderstandCharge: { icon: 'receipt', to: 'account' },
      }),
    },
    { kind: 'questions', ...words.questions, ask: 'service' },
    pages(words.pages, [
      '/support/category/mobile',
      '/mobile/coverage-map',
      '/mobile/plans/international',
      '/stores',
      '/contact-{product}',
    ]),
  ],
}
