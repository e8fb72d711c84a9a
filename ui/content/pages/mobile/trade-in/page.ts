import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'
import { mobileOffers } from '#ui/content/offer-groups.ts'

/** The trade-in: its questions, its conditions and its bonus. */
export const page: SitePage<typeof es.words> = {
  menu: { group: 'mobile', place: 110 },
  offers: mobileOffers,
  sections: (words) => [
    {
      kind: 'opening',
      ...words.opening,
      layout: 'split',
      picture: { name: 'checkedPhone', alt: words.opening.picture },
      actions: [
        { label: words.opening.actions.phoneQuestions, to: `#${words.phoneQuestions.id}` },
        { label: words.opening.actions.sales, to: 'sales' },
      ],
    },
    { kind: 'tool', ...words.phoneQuestions, tool: 'tradeInCheck' },
    { kind: 'steps', ...words.steps, layout: 'list' },
    { kind: 'questions', ...words.questions },
    {
      kind: 'pages',
      ...words.pages,
      pages: ['/mobile/switch', '/mobile/byod-eligibility-check', '/mobile/plans', '/stores'],
    },
  ],
}
