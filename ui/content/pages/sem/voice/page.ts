import { PHONE } from '#ui/content/offer-ids.ts'
import { iconCards, opening, pages } from '#ui/content/page-sections.ts'
import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'

/** The page of search marketing for the telephone at home. */
export const page: SitePage<typeof es.words> = {
  isIndexed: false,
  offers: ['home-phone', 'phone-international'],
  sections: (words) => [
    opening(words.opening, 'price', 'semCord', { sales: 'sales' }, { offer: PHONE, hasAddressForm: true }),
    { kind: 'figures', ...words.calls, tone: 'coral' },
    iconCards(words.who, ['home', 'receiver', 'wifi']),
    { kind: 'feature', ...words.number, tone: 'sun' },
    { kind: 'feature', ...words.power },
    { kind: 'questions', ...words.questions },
    pages(words.pages, ['/home-phone', '/home-phone/international-calling', '/packages']),
  ],
}
