import { iconCards, opening, pages } from '#ui/content/page-sections.ts'
import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'

/** The speed test, and what to do with its result. */
export const page: SitePage<typeof es.words> = {
  menu: { group: 'internet', place: 90 },
  sections: (words) => [
    opening(words.opening, 'split', 'internetGauge', { test: `#${words.test.id}` }),
    { kind: 'tool', ...words.test, tool: 'speedTest' },
    { kind: 'feature', ...words.right, picture: { name: 'internetByCable', alt: words.right.picture } },
    iconCards(words.numbers, ['down', 'up', 'clock'], { tone: 'sea' }),
    { kind: 'table', ...words.diagnosis },
    { kind: 'questions', ...words.questions },
    pages(words.pages, [
      '/internet/internet-speeds',
      '/internet/internet-speeds-explained',
      '/internet/plans',
      '/internet/wifi-access-points',
    ]),
  ],
}
