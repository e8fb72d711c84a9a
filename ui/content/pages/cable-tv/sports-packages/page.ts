import { links, opening, pages } from '#ui/content/page-sections.ts'
import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'
import { tvPlans } from '#ui/content/offer-groups.ts'

/** The sports channels of each plan. */
export const page: SitePage<typeof es.words> = {
  menu: { group: 'tv', place: 70 },
  offers: tvPlans,
  sections: (words, { facts }) => {
    const sports = (plan: string, language?: 'es' | 'en') =>
      facts.channels({ plan, category: 'sports', ...(language === undefined ? {} : { language }) })
    const bar = (plan: string, isMain = false) => ({
      title: words.bar(plan),
      value: sports(plan).count,
      amount: sports(plan).amount,
      isMain,
    })
    return [
      opening(words.opening, 'wide', 'tvPatio', { address: 'address', channels: `#${words.channels.id}` }),
      {
        kind: 'bars',
        ...words.channels,
        tone: 'sea',
        bars: [
          bar('tv-stream'),
          bar('tv-stream-latino'),
          bar('tv-select-signature'),
          bar('tv-mi-plan-latino'),
          bar('tv-select-plus', true),
        ],
      },
      { kind: 'table', ...words.language },
      { kind: 'cards', ...words.fans },
      {
        kind: 'feature',
        ...words.season,
        picture: { name: 'tvSchedule', alt: words.season.picture },
        actions: links(words.season.actions, { sales: 'sales' }),
      },
      { kind: 'questions', ...words.questions },
      { kind: 'action', ...words.action, tone: 'sun', hasAddressForm: true, actions: [] },
      pages(words.pages, [
        '/cable-tv/channel-lineup',
        '/cable-tv/plans/latino-plans',
        '/cable-tv/plans/select',
        '/cable-tv/streaming/{product}-tv-app',
      ]),
    ]
  },
}
