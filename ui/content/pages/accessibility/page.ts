import { iconCards, opening } from '#ui/content/page-sections.ts'
import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'

/** The accessibility statement: the aim, what is tested, known limits, and how to report a barrier. */
export const page: SitePage<typeof es.words> = {
  menu: { group: 'legal', place: 40 },
  sections: (words, { legalPages }) => [
    opening(words.opening, 'split', 'wideDoor', { service: 'service', sales: 'sales' }),
    { kind: 'feature', ...words.tests },
    iconCards(words.how, ['clock', 'check', 'screen', 'phone'], { tone: 'sea' }),
    { kind: 'feature', ...words.limits },
    { kind: 'questions', ...words.questions, ask: 'service' },
    { kind: 'pages', ...words.pages, pages: legalPages.filter((path) => path !== '/accessibility') },
  ],
}
