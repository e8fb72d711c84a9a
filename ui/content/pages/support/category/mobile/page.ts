import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'
import { mobileOffers } from '#ui/content/offer-groups.ts'

/** Help with mobile lines. */
export const page: SitePage<typeof es.words> = {
  offers: mobileOffers,
  sections: (words) => [
    {
      kind: 'opening',
      ...words.opening,
      layout: 'split',
      picture: { name: 'simSwap', alt: words.opening.picture },
      actions: [
        { label: words.opening.actions.service, to: 'service' },
        { label: words.opening.actions.lost, to: `#${words.lost.id}` },
      ],
    },
    { kind: 'table', ...words.symptoms },
    { kind: 'feature', ...words.number, tone: 'sea' },
    {
      kind: 'feature',
      ...words.lost,
      picture: { name: 'lostPhone', alt: words.lost.picture },
      actions: [{ label: words.lost.actions.service, to: 'service' }],
    },
    { kind: 'questions', ...words.questions, ask: 'service' },
    {
      kind: 'pages',
      ...words.pages,
      pages: [
        '/mobile/byod',
        '/mobile/switch',
        '/mobile/coverage-map',
        '/mobile/plans',
        '/mobile/contact-{product}-mobile',
        '/support',
      ],
    },
  ],
}
