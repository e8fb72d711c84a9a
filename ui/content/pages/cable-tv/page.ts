import { linkCards, links, opening, pages } from '#ui/content/page-sections.ts'
import { offersOfLine, offersOfRole } from '#core/catalog/offer.ts'
import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'
import { tvPlans } from '#ui/content/offer-groups.ts'

/** Television: what it costs, what it carries and how it is watched. */
export const page: SitePage<typeof es.words> = {
  menu: { group: 'tv', place: 10 },
  offers: [...tvPlans, 'xumo-lease'],
  sections: (words, { brand }) => [
    opening(words.opening, 'wide', 'tvWindows', { address: 'address', plans: '/cable-tv/plans' }),
    { kind: 'figures', ...words.summary },
    {
      kind: 'cards',
      ...words.ways,
      tone: 'sun',
      cards: linkCards(words.ways.cards, {
        watchSpanishHome: { to: '/cable-tv/plans/latino-plans' },
        watchEverythingPhone: { to: '/cable-tv/streaming' },
        thereLotsUs: { to: '/cable-tv/plans/select' },
        justTellMe: { to: '/cable-tv/sports-packages' },
      }),
    },
    {
      kind: 'offers',
      ...words.prices,
      offers: offersOfRole(offersOfLine(brand.catalog.offers, 'TV'), 'plan').map(({ id }) => id),
    },
    {
      kind: 'feature',
      ...words.screens,
      picture: { name: 'tvCutHouse', alt: words.screens.picture },
      actions: links(words.screens.actions, {
        productTvApp: '/cable-tv/streaming/{product}-tv-app',
        addOns: '/cable-tv/add-ons',
      }),
    },
    { kind: 'questions', ...words.questions },
    { kind: 'action', ...words.action, tone: 'coral', hasAddressForm: true, actions: [] },
    pages(words.pages, [
      '/cable-tv/channel-lineup',
      '/cable-tv/international',
      '/cable-tv/app-store',
      '/cable-tv/streaming/xumo',
      '/cable-tv/streaming/disney-plus',
      '/packages',
    ]),
  ],
}
