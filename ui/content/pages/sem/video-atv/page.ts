import { opening, pages } from '#ui/content/page-sections.ts'
import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'

/** The page of search marketing for television through an app or a small box on the television set. */
export const page: SitePage<typeof es.words> = {
  isIndexed: false,
  offers: ['tv-stream', 'xumo-lease', 'xumo-own'],
  sections: (words) => [
    opening(words.opening, 'split', 'semOldSet', { sales: 'sales' }, { hasAddressForm: true }),
    { kind: 'steps', ...words.steps },
    { kind: 'table', ...words.xumo },
    pages(words.pages, [
      '/cable-tv/streaming/xumo',
      '/cable-tv/streaming/{product}-tv-app',
      '/cable-tv/plans',
    ]),
  ],
}
