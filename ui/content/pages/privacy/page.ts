import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'

/** Which data of a buyer the store has, for how long, and who can read them. */
export const page: SitePage<typeof es.words> = {
  menu: { group: 'legal', place: 20 },
  sections: (words, { legalPages }) => [
    { kind: 'intro', ...words.intro },
    { kind: 'text', ...words.storedData },
    { kind: 'text', ...words.neverStored },
    { kind: 'text', ...words.statistics },
    { kind: 'text', ...words.deletion },
    { kind: 'pages', ...words.pages, pages: legalPages.filter((path) => path !== '/privacy') },
  ],
}
