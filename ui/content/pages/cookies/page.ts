import { opening } from '#ui/content/page-sections.ts'
import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'

/** The cookies and the entries that the store leaves in a browser. */
export const page: SitePage<typeof es.words> = {
  menu: { group: 'legal', place: 30 },
  sections: (words, { legalPages }) => [
    opening(words.opening, 'split', 'cookieJar', { cookies: `#${words.cookies.id}` }),
    { kind: 'table', ...words.cookies },
    { kind: 'table', ...words.browser },
    { kind: 'questions', ...words.questions, ask: 'service' },
    { kind: 'pages', ...words.pages, pages: legalPages.filter((path) => path !== '/cookies') },
  ],
}
