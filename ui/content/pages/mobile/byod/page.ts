import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'
import { mobileOffers } from '#ui/content/offer-groups.ts'

/** Bringing one's own telephone. */
export const page: SitePage<typeof es.words> = {
  menu: { group: 'mobile', place: 100 },
  offers: mobileOffers,
  sections: (words) => [
    {
      kind: 'opening',
      ...words.opening,
      layout: 'split',
      picture: { name: 'oldPhone', alt: words.opening.picture },
      actions: [
        { label: words.opening.actions.customize, to: '/mobile/customize' },
        { label: words.opening.actions.works, to: `#${words.works.id}` },
        { label: words.opening.actions.byodEligibilityCheck, to: '/mobile/byod-eligibility-check' },
      ],
    },
    { kind: 'steps', ...words.works, layout: 'list' },
    {
      kind: 'feature',
      ...words.locked,
      tone: 'coral',
      picture: { name: 'padlockPhone' },
      actions: [{ label: words.locked.actions.switch, to: '/mobile/switch' }],
    },
    {
      kind: 'cards',
      ...words.cost,
      cards: [
        {
          ...words.cost.cards.dataByTheGig,
          icon: 'coin',
          link: { label: words.cost.cards.dataByTheGig.link, to: '/mobile/plans/data-by-the-gig' },
        },
        {
          ...words.cost.cards.unlimitedData,
          icon: 'phone',
          link: { label: words.cost.cards.unlimitedData.link, to: '/mobile/plans/unlimited-data' },
        },
        {
          ...words.cost.cards.tradeIn,
          icon: 'gift',
          link: { label: words.cost.cards.tradeIn.link, to: '/mobile/trade-in' },
        },
      ],
    },
    { kind: 'questions', ...words.questions },
    {
      kind: 'pages',
      ...words.pages,
      pages: [
        '/mobile/byod-eligibility-check',
        '/mobile/coverage-map',
        '/mobile/plans',
        '/support/category/mobile',
        '/mobile/contact-{product}-mobile',
      ],
    },
  ],
}
