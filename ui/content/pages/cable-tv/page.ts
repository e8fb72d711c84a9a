import { offersOfLine, offersOfRole } from '#core/catalog/offer.ts'
import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'
import { tvPlans } from '#ui/content/offer-groups.ts'

/** Television: what it costs, what it carries and how it is watched. */
export const page: SitePage<typeof es.words> = {
  menu: { group: 'tv', place: 10 },
  offers: [...tvPlans, 'xumo-lease'],
  sections: (words, { brand }) => [
    {
      kind: 'opening',
      ...words.opening,
      layout: 'wide',
      picture: { name: 'tvWindows', alt: words.opening.picture },
      actions: [
        { label: words.opening.actions.address, to: 'address' },
        { label: words.opening.actions.plans, to: '/cable-tv/plans' },
      ],
    },
    { kind: 'figures', ...words.summary },
    {
      kind: 'cards',
      ...words.ways,
      tone: 'sun',
      cards: [
        {
          ...words.ways.cards.watchSpanishHome,
          link: { label: words.ways.cards.watchSpanishHome.link, to: '/cable-tv/plans/latino-plans' },
        },
        {
          ...words.ways.cards.watchEverythingPhone,
          link: { label: words.ways.cards.watchEverythingPhone.link, to: '/cable-tv/streaming' },
        },
        {
          ...words.ways.cards.thereLotsUs,
          link: { label: words.ways.cards.thereLotsUs.link, to: '/cable-tv/plans/select' },
        },
        {
          ...words.ways.cards.justTellMe,
          link: { label: words.ways.cards.justTellMe.link, to: '/cable-tv/sports-packages' },
        },
      ],
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
      actions: [
        { label: words.screens.actions.productTvApp, to: '/cable-tv/streaming/{product}-tv-app' },
        { label: words.screens.actions.addOns, to: '/cable-tv/add-ons' },
      ],
    },
    { kind: 'questions', ...words.questions },
    { kind: 'action', ...words.action, tone: 'coral', hasAddressForm: true, actions: [] },
    {
      kind: 'pages',
      ...words.pages,
      pages: [
        '/cable-tv/channel-lineup',
        '/cable-tv/international',
        '/cable-tv/app-store',
        '/cable-tv/streaming/xumo',
        '/cable-tv/streaming/disney-plus',
        '/packages',
      ],
    },
  ],
}
