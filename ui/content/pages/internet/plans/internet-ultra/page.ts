import { ULTRA } from '#ui/content/offer-ids.ts'
import { opening, pages } from '#ui/content/page-sections.ts'
import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'
import { withIcons } from '#ui/content/word-lists.ts'

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
    { kind: 'cards', ...words.arrives, cards: withIcons(words.arrives.cards, ['signal', 'wifi', 'home']) },
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
