import { iconCards, links, opening, pages } from '#ui/content/page-sections.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'
import { tvPlans } from '#ui/content/offer-groups.ts'

const CHEAPEST = 'tv-stream-latino' as OfferId

/** The television plans side by side: prices, channels and languages. */
export const page: SitePage<typeof es.words> = {
  menu: { group: 'tv', place: 20 },
  offers: [...tvPlans, 'internet-500', 'internet-gig', 'home-phone'],
  sections: (words, { facts }) => {
    const bar = (plan: string, isMain = false) => ({
      title: facts.name(plan),
      value: words.bar(facts.channels({ plan }).count, facts.price(plan)),
      amount: facts.channels({ plan }).amount,
      isMain,
    })
    return [
      opening(
        words.opening,
        'price',
        'tvStack',
        { address: 'address', compare: `#${words.compare.id}` },
        { offer: CHEAPEST },
      ),
      {
        kind: 'bars',
        ...words.channels,
        bars: [
          bar('tv-stream'),
          bar('tv-stream-latino'),
          bar('tv-select-signature'),
          bar('tv-mi-plan-latino'),
          bar('tv-select-plus', true),
        ],
      },
      { kind: 'table', ...words.compare },
      {
        kind: 'feature',
        ...words.choose,
        tone: 'sea',
        actions: links(words.choose.actions, { sales: 'sales' }),
      },
      iconCards(words.together, ['screen', 'receiver', 'wifi']),
      { kind: 'questions', ...words.questions },
      { kind: 'action', ...words.action, tone: 'sun', hasAddressForm: true, actions: [] },
      pages(words.pages, [
        '/cable-tv/plans/latino-plans',
        '/cable-tv/plans/select',
        '/cable-tv/channel-lineup',
        '/cable-tv/add-ons',
        '/packages/best-deals',
      ]),
    ]
  },
}
