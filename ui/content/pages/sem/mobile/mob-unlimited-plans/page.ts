import { iconCards, links, opening } from '#ui/content/page-sections.ts'
import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'
import { mobileOffers } from '#ui/content/offer-groups.ts'

/** The campaign page of the unlimited plans. */
export const page: SitePage<typeof es.words> = {
  isIndexed: false,
  offers: mobileOffers,
  sections: (words, { facts }) => [
    opening(words.opening, 'price', 'sharedLine', {}, { hasAddressForm: true }),
    { kind: 'table', ...words.price },
    iconCards(words.included, ['signal', 'receiver', 'wifi'], { tone: 'coral' }),
    { kind: 'questions', ...words.questions },
    {
      kind: 'action',
      ...words.action,
      lead: `${facts.hours('mobileSales')}.`,
      actions: links(words.action.actions, { sales: 'sales', switch: '/mobile/switch' }),
    },
  ],
}
