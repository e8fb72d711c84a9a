import { iconCards, opening } from '#ui/content/page-sections.ts'
import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'

/** The stores that visitors can walk into. */
export const page: SitePage<typeof es.words> = {
  menu: { group: 'help', place: 30 },
  sections: (words) => [
    opening(words.opening, 'wide', 'storefront', { stores: `#${words.stores.id}` }),
    { kind: 'tool', ...words.stores, tool: 'storeFinder' },
    iconCards(words.bring, ['plus', 'coin', 'home', 'phone'], { tone: 'coral' }),
    { kind: 'questions', ...words.questions },
    { kind: 'action', ...words.action, actions: [], hasAddressForm: true },
  ],
}
