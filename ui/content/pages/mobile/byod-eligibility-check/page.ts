import { opening, pages } from '#ui/content/page-sections.ts'
import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'
import { mobileOffers } from '#ui/content/offer-groups.ts'

/** The check of a telephone that a customer brings. */
export const page: SitePage<typeof es.words> = {
  offers: mobileOffers,
  sections: (words) => [
    opening(words.opening, 'split', 'dialedPhone', { imei: `#${words.imei.id}`, byod: '/mobile/byod' }),
    { kind: 'tool', ...words.imei, tool: 'imeiCheck' },
    { kind: 'steps', ...words.next, layout: 'list' },
    { kind: 'questions', ...words.questions },
    pages(words.pages, [
      '/mobile/byod',
      '/mobile/switch',
      '/mobile/trade-in',
      '/mobile/plans',
      '/mobile/coverage-map',
    ]),
  ],
}
