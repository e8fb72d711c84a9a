import { opening, pages } from '#ui/content/page-sections.ts'
import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'
import { mobileOffers } from '#ui/content/offer-groups.ts'

/** The switch offer: what it pays, its conditions, and an example. */
export const page: SitePage<typeof es.words> = {
  menu: { group: 'mobile', place: 90 },
  offers: mobileOffers,
  sections: (words) => [
    opening(words.opening, 'split', 'switchDebts', {
      address: 'address',
      calculate: `#${words.calculate.id}`,
    }),
    { kind: 'figures', ...words.figures, tone: 'coral' },
    { kind: 'tool', ...words.calculate, tool: 'switchCalculator' },
    { kind: 'table', ...words.example },
    { kind: 'steps', ...words.steps, layout: 'list' },
    { kind: 'steps', ...words.number },
    { kind: 'questions', ...words.questions },
    pages(words.pages, [
      '/mobile/byod',
      '/mobile/trade-in',
      '/mobile/coverage-map',
      '/mobile/plans',
      '/choose-{product}/contract-buyout',
    ]),
  ],
}
