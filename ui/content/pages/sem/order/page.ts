import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'

/** The page of search marketing that takes an address at once, for homes and for businesses. */
export const page: SitePage<typeof es.words> = {
  isIndexed: false,
  sections: (words) => [
    { kind: 'intro', ...words.intro },
    { kind: 'order', ...words.order },
    { kind: 'feature', ...words.atHand, picture: { name: 'houseNumber', alt: words.atHand.picture } },
  ],
}
