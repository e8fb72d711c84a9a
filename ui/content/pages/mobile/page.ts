import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'
import { mobileOffers } from '#ui/content/offer-groups.ts'

/** Mobile service: the plans, the prices of several lines, and where to go next. */
export const page: SitePage<typeof es.words> = {
  menu: { group: 'mobile', place: 10 },
  offers: mobileOffers,
  sections: (words) => [
    {
      kind: 'opening',
      ...words.opening,
      layout: 'wide',
      picture: { name: 'mobileFamily', alt: words.opening.picture },
      actions: [
        { label: words.opening.actions.address, to: 'address' },
        { label: words.opening.actions.plans, to: '/mobile/plans' },
      ],
    },
    { kind: 'table', ...words.lines },
    {
      kind: 'cards',
      ...words.plans,
      tone: 'sea',
      cards: [
        {
          ...words.plans.cards.byGig,
          icon: 'coin',
          link: { label: words.plans.cards.byGig.link, to: '/mobile/plans/data-by-the-gig' },
        },
        {
          ...words.plans.cards.unlimited,
          icon: 'phone',
          link: { label: words.plans.cards.unlimited.link, to: '/mobile/plans/unlimited-data' },
        },
        {
          ...words.plans.cards.unlimitedPlus,
          icon: 'gift',
          link: { label: words.plans.cards.unlimitedPlus.link, to: '/mobile/plans/unlimited-data' },
        },
      ],
    },
    {
      kind: 'feature',
      ...words.switch,
      picture: { name: 'numberMove' },
      actions: [
        { label: words.switch.actions.switch, to: '/mobile/switch' },
        { label: words.switch.actions.tradeIn, to: '/mobile/trade-in' },
      ],
    },
    { kind: 'questions', ...words.questions },
    {
      kind: 'pages',
      ...words.pages,
      pages: [
        '/mobile/coverage-map',
        '/mobile/byod',
        '/mobile/plans/international',
        '/mobile/contact-{product}-mobile',
        '/support/category/mobile',
      ],
    },
  ],
}
