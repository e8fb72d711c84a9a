import { iconCards, opening, pages } from '#ui/content/page-sections.ts'
import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'

/** What makes a connection reliable, and what happens when it fails. */
export const page: SitePage<typeof es.words> = {
  offers: ['internet-500'],
  sections: (words) => [
    opening(words.opening, 'wide', 'internetUnderground', {
      outage: `#${words.outage.id}`,
      speedTest: '/internet/speed-test',
    }),
    iconCards(words.whatItTakes, ['signal', 'home', 'wifi']),
    { kind: 'steps', ...words.outage, layout: 'list' },
    {
      kind: 'feature',
      ...words.credit,
      tone: 'sea',
      picture: { name: 'internetNightCall', alt: words.credit.picture },
    },
    { kind: 'table', ...words.symptoms },
    { kind: 'questions', ...words.questions, ask: 'service' },
    pages(words.pages, [
      '/network-management',
      '/support',
      '/internet/reviews',
      '/internet/plans',
      '/terms-policy',
    ]),
  ],
}
