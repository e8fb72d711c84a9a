import { opening } from '#ui/content/page-sections.ts'
import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'
import { mobileOffers } from '#ui/content/offer-groups.ts'

/** The campaign page of the mobile offers. */
export const page: SitePage<typeof es.words> = {
  isIndexed: false,
  offers: mobileOffers,
  sections: (words) => [
    opening(words.opening, 'wide', 'tradeTable', { sales: 'sales', bonus: `#${words.bonus.id}` }),
    { kind: 'figures', ...words.offers, tone: 'sun' },
    { kind: 'feature', ...words.bonus, picture: { name: 'checkedPhone' } },
    { kind: 'questions', ...words.questions },
    { kind: 'action', ...words.action, tone: 'coral', actions: [], hasAddressForm: true },
  ],
}
