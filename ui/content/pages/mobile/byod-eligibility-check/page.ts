import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'
import { mobileOffers } from '#ui/content/offer-groups.ts'

/** The check of a telephone that a customer brings. */
export const page: SitePage<typeof es.words> = {
  offers: mobileOffers,
  sections: (words) => [
    {
      kind: 'opening',
      ...words.opening,
      layout: 'split',
      picture: { name: 'dialedPhone', alt: words.opening.picture },
      actions: [
        { label: words.opening.actions.imei, to: `#${words.imei.id}` },
        { label: words.opening.actions.byod, to: '/mobile/byod' },
      ],
    },
    { kind: 'tool', ...words.imei, tool: 'imeiCheck' },
    { kind: 'steps', ...words.next, layout: 'list' },
    { kind: 'questions', ...words.questions },
    {
      kind: 'pages',
      ...words.pages,
      pages: ['/mobile/byod', '/mobile/switch', '/mobile/trade-in', '/mobile/plans', '/mobile/coverage-map'],
    },
  ],
}
