import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'
import { mobileOffers } from '#ui/content/offer-groups.ts'

/** The mobile plans side by side. */
export const page: SitePage<typeof es.words> = {
  menu: { group: 'mobile', place: 60 },
  offers: mobileOffers,
  sections: (words) => [
    {
      kind: 'opening',
      ...words.opening,
      layout: 'price',
      picture: { name: 'linePrices', alt: words.opening.picture },
      actions: [
        { label: words.opening.actions.customize, to: '/mobile/customize' },
        { label: words.opening.actions.sales, to: 'sales' },
      ],
    },
    { kind: 'table', ...words.plans },
    { kind: 'table', ...words.family },
    {
      kind: 'feature',
      ...words.choose,
      tone: 'coral',
      actions: [{ label: words.choose.actions.dataByTheGig, to: '/mobile/plans/data-by-the-gig' }],
    },
    { kind: 'questions', ...words.questions },
    {
      kind: 'pages',
      ...words.pages,
      pages: [
        '/mobile/plans/unlimited-data',
        '/mobile/plans/data-by-the-gig',
        '/mobile/plans/international',
        '/mobile/switch',
        '/packages',
      ],
    },
  ],
}
