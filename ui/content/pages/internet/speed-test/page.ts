import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'
import { withIcons } from '#ui/content/word-lists.ts'

/** The speed test, and what to do with its result. */
export const page: SitePage<typeof es.words> = {
  menu: { group: 'internet', place: 90 },
  sections: (words) => [
    {
      kind: 'opening',
      ...words.opening,
      layout: 'split',
      picture: { name: 'internetGauge', alt: words.opening.picture },
      actions: [{ label: words.opening.actions.test, to: `#${words.test.id}` }],
    },
    { kind: 'tool', ...words.test, tool: 'speedTest' },
    { kind: 'feature', ...words.right, picture: { name: 'internetByCable', alt: words.right.picture } },
    {
      kind: 'cards',
      ...words.numbers,
      tone: 'sea',
      cards: withIcons(words.numbers.cards, ['down', 'up', 'clock']),
    },
    { kind: 'table', ...words.diagnosis },
    { kind: 'questions', ...words.questions },
    {
      kind: 'pages',
      ...words.pages,
      pages: [
        '/internet/internet-speeds',
        '/internet/internet-speeds-explained',
        '/internet/plans',
        '/internet/wifi-access-points',
      ],
    },
  ],
}
