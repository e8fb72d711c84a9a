import { opening, pages } from '#ui/content/page-sections.ts'
import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'
import { mobileOffers } from '#ui/content/offer-groups.ts'

/** The trade-in: its questions, its conditions and its bonus. */
export const page: SitePage<typeof es.words> = {
  menu: { group: 'mobile', place: 110 },
  offers: mobileOffers,
  sections: (words) => [
    opening(words.opening, 'split', 'checkedPhone', {
      phoneQuestions: `#${words.phoneQuestions.id}`,
      sales: 'sales',
    }),
    { kind: 'tool', ...words.phoneQuestions, tool: 'tradeInCheck' },
    { kind: 'steps', ...words.steps, layout: 'list' },
    { kind: 'questions', ...words.questions },
    pages(words.pages, ['/mobile/switch', '/mobile/byod-eligibility-check', '/mobile/plans', '/stores']),
  ],
}
