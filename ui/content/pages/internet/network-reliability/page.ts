import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'
import { withIcons } from '#ui/content/word-lists.ts'

/** What makes a connection reliable, and what happens when it fails. */
export const page: SitePage<typeof es.words> = {
  offers: ['internet-500'],
  sections: (words) => [
    {
      kind: 'opening',
      ...words.opening,
      layout: 'wide',
      picture: { name: 'internetUnderground', alt: words.opening.picture },
      actions: [
        { label: words.opening.actions.outage, to: `#${words.outage.id}` },
        { label: words.opening.actions.speedTest, to: '/internet/speed-test' },
      ],
    },
    {
      kind: 'cards',
      ...words.whatItTakes,
      cards: withIcons(words.whatItTakes.cards, ['signal', 'home', 'wifi']),
    },
    { kind: 'steps', ...words.outage, layout: 'list' },
    {
      kind: 'feature',
      ...words.credit,
      tone: 'sea',
      picture: { name: 'internetNightCall', alt: words.credit.picture },
    },
    { kind: 'table', ...words.symptoms },
    { kind: 'questions', ...words.questions, ask: 'service' },
    {
      kind: 'pages',
      ...words.pages,
      pages: ['/network-management', '/support', '/internet/reviews', '/internet/plans', '/terms-policy'],
    },
  ],
}
