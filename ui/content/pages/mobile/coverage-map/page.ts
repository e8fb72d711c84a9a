import { opening, pages } from '#ui/content/page-sections.ts'
import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'
import { mobileOffers } from '#ui/content/offer-groups.ts'

/** Where mobile service is sold, and what a signal depends on. */
export const page: SitePage<typeof es.words> = {
  menu: { group: 'mobile', place: 120 },
  offers: mobileOffers,
  sections: (words) => [
    opening(words.opening, 'split', 'hillAntenna', { map: `#${words.map.id}`, address: 'address' }),
    { kind: 'tool', ...words.map, tool: 'coverageMap' },
    { kind: 'feature', ...words.read, picture: { name: 'wallsSignal' }, tone: 'sea' },
    { kind: 'steps', ...words.test },
    { kind: 'questions', ...words.questions },
    pages(words.pages, [
      '/mobile/plans',
      '/mobile/switch',
      '/mobile/byod',
      '/internet/wifi-service/{product}-pods',
      '/stores',
    ]),
  ],
}
