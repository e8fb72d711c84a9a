import { iconCards, opening, pages } from '#ui/content/page-sections.ts'
import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'
import { tvPlans } from '#ui/content/offer-groups.ts'

/** The application of television. */
export const page: SitePage<typeof es.words> = {
  offers: tvPlans,
  sections: (words) => [
    opening(words.opening, 'split', 'tvHammock', { install: `#${words.install.id}`, account: 'account' }),
    { kind: 'steps', ...words.install, layout: 'list' },
    iconCards(words.devices, ['screen', 'phone', 'wifi'], { tone: 'sea' }),
    { kind: 'feature', ...words.record, picture: { name: 'tvBedtime', alt: words.record.picture } },
    { kind: 'table', ...words.fixes },
    { kind: 'questions', ...words.questions, ask: 'service' },
    pages(words.pages, [
      '/cable-tv/streaming/xumo',
      '/cable-tv/channel-lineup',
      '/cable-tv/streaming',
      '/apps',
      '/internet/wifi-service',
    ]),
  ],
}
