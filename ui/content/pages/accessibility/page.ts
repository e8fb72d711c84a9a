import { opening } from '#ui/content/page-sections.ts'
import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'
import { withIcons } from '#ui/content/word-lists.ts'

/** The accessibility statement: the aim, what is tested, known limits, and how to report a barrier. */
export const page: SitePage<typeof es.words> = {
  menu: { group: 'legal', place: 40 },
  sections: (words, { legalPages }) => [
    opening(words.opening, 'split', 'wideDoor', { service: 'service', sales: 'sales' }),
    { kind: 'feature', ...words.tests },
    {
      kind: 'cards',
      ...words.how,
      tone: 'sea',
      cards: withIcons(words.how.cards, ['clock', 'check', 'screen', 'phone']),
    },
    { kind: 'feature', ...words.limits },
    { kind: 'questions', ...words.questions, ask: 'service' },
    { kind: 'pages', ...words.pages, pages: legalPages.filter((path) => path !== '/accessibility') },
  ],
}
