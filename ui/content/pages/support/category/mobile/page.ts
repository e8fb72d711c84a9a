import { links, opening, pages } from '#ui/content/page-sections.ts'
import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'
import { mobileOffers } from '#ui/content/offer-groups.ts'

/** Help with mobile lines. */
export const page: SitePage<typeof es.words> = {
  offers: mobileOffers,
  sections: (words) => [
    opening(words.opening, 'split', 'simSwap', { service: 'service', lost: `#${words.lost.id}` }),
    { kind: 'table', ...words.symptoms },
    { kind: 'feature', ...words.number, tone: 'sea' },
    {
      kind: 'feature',
      ...words.lost,
      picture: { name: 'lostPhone', alt: words.lost.picture },
      actions: links(words.lost.actions, { service: 'service' }),
    },
    { kind: 'questions', ...words.questions, ask: 'service' },
    pages(words.pages, [
      '/mobile/byod',
      '/mobile/switch',
      '/mobile/coverage-map',
      '/mobile/plans',
      '/mobile/contact-{product}-mobile',
      '/support',
    ]),
  ],
}
