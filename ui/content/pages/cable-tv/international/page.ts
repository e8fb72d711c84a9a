import { linkCards, opening, pages } from '#ui/content/page-sections.ts'
import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'
import { tvPlans } from '#ui/content/offer-groups.ts'

/** Channels for those who come from another country: what the plans carry and what they do not. */
export const page: SitePage<typeof es.words> = {
  menu: { group: 'tv', place: 80 },
  offers: [...tvPlans, 'home-phone', 'phone-international'],
  sections: (words, { facts }) => {
    const row = (plan: string): readonly string[] => [
      facts.name(plan),
      facts.channels({ plan, language: 'es' }).count,
      facts.channels({ plan, language: 'es', category: 'news' }).count,
      facts.channels({ plan, language: 'es', category: 'series' }).count,
      words.price(facts.price(plan)),
    ]
    return [
      opening(words.opening, 'night', 'tvTwoShores', { address: 'address', in: `#${words.in.id}` }),
      { kind: 'feature', ...words.in },
      {
        kind: 'table',
        ...words.plans,
        rows: ['tv-stream', 'tv-stream-latino', 'tv-mi-plan-latino', 'tv-select-plus'].map(row),
      },
      { kind: 'steps', ...words.otherWays },
      {
        kind: 'cards',
        ...words.family,
        tone: 'sun',
        cards: linkCards(words.family.cards, {
          callWithoutWatching: { icon: 'receiver', to: '/home-phone/international-calling' },
          watchSameThing: { icon: 'screen', to: '/cable-tv/channel-lineup' },
        }),
      },
      { kind: 'questions', ...words.questions },
      pages(words.pages, [
        '/cable-tv/plans/latino-plans',
        '/home-phone',
        '/mobile/plans/international',
        '/cable-tv/sports-packages',
        '/cable-tv/streaming/xumo',
      ]),
    ]
  },
}
