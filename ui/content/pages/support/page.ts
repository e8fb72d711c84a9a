import { opening, pages } from '#ui/content/page-sections.ts'
import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'

/** The help centre: what to try first, before and after an order. */
export const page: SitePage<typeof es.words> = {
  menu: { group: 'help', place: 10 },
  sections: (words) => [
    opening(words.opening, 'split', 'untangle', { service: 'service', orderStatus: '/order-status' }),
    { kind: 'steps', ...words.noInternet, layout: 'list' },
    {
      kind: 'cards',
      ...words.topics,
      cards: [
        { ...words.topics.cards.wifiDoesntReach, icon: 'wifi' },
        { ...words.topics.cards.tvFreezes, icon: 'screen' },
        { ...words.topics.cards.noDialTone, icon: 'receiver' },
        { ...words.topics.cards.noDataCell, icon: 'phone' },
        {
          ...words.topics.cards.billWentUp,
          icon: 'receipt',
          link: { label: words.topics.cards.billWentUp.link, to: 'account' },
        },
        {
          ...words.topics.cards.cantBeThere,
          icon: 'calendar',
          link: { label: words.topics.cards.cantBeThere.link, to: '/order-status' },
        },
      ],
    },
    { kind: 'feature', ...words.beforeAfter, tone: 'sun', picture: { name: 'orderTrail' } },
    { kind: 'questions', ...words.questions, ask: 'service' },
    pages(words.pages, [
      '/activate',
      '/support/category/mobile',
      '/internet/speed-test',
      '/internet/network-reliability',
      '/contact-{product}',
      '/stores',
      '/apps',
      '/accessibility',
    ]),
  ],
}
