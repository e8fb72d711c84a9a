import { links, opening, pages } from '#ui/content/page-sections.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'
import { tvPlans } from '#ui/content/offer-groups.ts'

const STREAM = 'tv-stream-latino' as OfferId

/** The plans whose channels are mostly in Spanish. */
export const page: SitePage<typeof es.words> = {
  menu: { group: 'tv', place: 30 },
  offers: [...tvPlans, 'internet-500', 'home-phone'],
  sections: (words) => [
    opening(
      words.opening,
      'split',
      'tvDance',
      { address: 'address', plans: `#${words.plans.id}` },
      { offer: STREAM },
    ),
    { kind: 'table', ...words.plans },
    {
      kind: 'feature',
      ...words.streamLatino,
      tone: 'coral',
      picture: { name: 'tvNovela', alt: words.streamLatino.picture },
    },
    {
      kind: 'feature',
      ...words.miPlanLatino,
      actions: links(words.miPlanLatino.actions, { sales: 'sales' }),
    },
    { kind: 'questions', ...words.questions },
    { kind: 'action', ...words.action, tone: 'sun', hasAddressForm: true, actions: [] },
    pages(words.pages, [
      '/cable-tv/channel-lineup',
      '/cable-tv/sports-packages',
      '/cable-tv/international',
      '/home-phone/international-calling',
      '/cable-tv/plans',
    ]),
  ],
}
