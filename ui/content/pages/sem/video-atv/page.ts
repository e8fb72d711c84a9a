import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'

/** The page of search marketing for television through an app or a small box on the television set. */
export const page: SitePage<typeof es.words> = {
  isIndexed: false,
  offers: ['tv-stream', 'xumo-lease', 'xumo-own'],
  sections: (words) => [
    {
      kind: 'opening',
      ...words.opening,
      layout: 'split',
      picture: { name: 'semOldSet', alt: words.opening.picture },
      hasAddressForm: true,
      actions: [{ label: words.opening.actions.sales, to: 'sales' }],
    },
    { kind: 'steps', ...words.steps },
    { kind: 'table', ...words.xumo },
    {
      kind: 'pages',
      ...words.pages,
      pages: ['/cable-tv/streaming/xumo', '/cable-tv/streaming/{product}-tv-app', '/cable-tv/plans'],
    },
  ],
}
