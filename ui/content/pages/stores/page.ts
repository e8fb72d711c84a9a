import { opening } from '#ui/content/page-sections.ts'
import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'
import { withIcons } from '#ui/content/word-lists.ts'

/** The stores that visitors can walk into. */
export const page: SitePage<typeof es.words> = {
  menu: { group: 'help', place: 30 },
  sections: (words) => [
    opening(words.opening, 'wide', 'storefront', { stores: `#${words.stores.id}` }),
    { kind: 'tool', ...words.stores, tool: 'storeFinder' },
    {
      kind: 'cards',
      ...words.bring,
      tone: 'coral',
      cards: withIcons(words.bring.cards, ['plus', 'coin', 'home', 'phone']),
    },
    { kind: 'questions', ...words.questions },
    { kind: 'action', ...words.action, actions: [], hasAddressForm: true },
  ],
}
