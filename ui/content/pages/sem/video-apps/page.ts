import { iconCards, opening, pages } from '#ui/content/page-sections.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'

const TV_STREAM = 'tv-stream' as OfferId

/** The page of search marketing for television on every screen. */
export const page: SitePage<typeof es.words> = {
  isIndexed: false,
  offers: ['tv-stream', 'disney-basic', 'disney-premium', 'xumo-lease'],
  sections: (words) => [
    opening(
      words.opening,
      'split',
      'semTiles',
      { sales: 'sales' },
      { offer: TV_STREAM, hasAddressForm: true },
    ),
    iconCards(words.apps, ['screen', 'plus', 'wifi']),
    { kind: 'questions', ...words.questions },
    pages(words.pages, [
      '/cable-tv/streaming/{product}-tv-app',
      '/cable-tv/streaming/disney-plus',
      '/cable-tv/app-store',
      '/apps',
    ]),
  ],
}
