import { ULTRA } from '#ui/content/offer-ids.ts'
import { iconCards, opening, pages } from '#ui/content/page-sections.ts'
import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'

/** The plan of 500 Mbps. */
export const page: SitePage<typeof es.words> = {
  menu: { group: 'internet', place: 30 },
  offers: ['internet-500', 'internet-gig', 'advanced-wifi', 'install-professional'],
  sections: (words) => [
    opening(
      words.opening,
      'split',
      'internetFamily',
      { address: 'address', plans: '/internet/plans' },
      { offer: ULTRA },
    ),
    { kind: 'figures', ...words.figures, tone: 'sea' },
    { kind: 'feature', ...words.whoFor },
    { kind: 'offers', ...words.price, offers: [ULTRA] },
    iconCards(words.arrives, ['signal', 'wifi', 'home']),
    { kind: 'labels', ...words.label, offers: [ULTRA] },
    { kind: 'questions', ...words.questions },
    { kind: 'action', ...words.action, hasAddressForm: true, actions: [], tone: 'sun' },
    pages(words.pages, [
      '/internet/plans/internet-gig',
      '/internet/internet-speeds',
      '/internet/wifi-service',
      '/packages/best-deals',
    ]),
  ],
}
