import { links, opening, pages } from '#ui/content/page-sections.ts'
import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'
import { mobileOffers } from '#ui/content/offer-groups.ts'

/** The mobile plans side by side. */
export const page: SitePage<typeof es.words> = {
  menu: { group: 'mobile', place: 60 },
  offers: mobileOffers,
  sections: (words) => [
    opening(words.opening, 'price', 'linePrices', { customize: '/mobile/customize', sales: 'sales' }),
    { kind: 'table', ...words.plans },
    { kind: 'table', ...words.family },
    {
      kind: 'feature',
      ...words.choose,
      tone: 'coral',
      actions: links(words.choose.actions, { dataByTheGig: '/mobile/plans/data-by-the-gig' }),
    },
    {
      kind: 'feature',
      ...words.customer,
      actions: links(words.customer.actions, { mobileAccount: 'mobileAccount' }),
    },
    { kind: 'questions', ...words.questions },
    pages(words.pages, [
      '/mobile/plans/unlimited-data',
      '/mobile/plans/data-by-the-gig',
      '/mobile/plans/international',
      '/mobile/customizer/get-started',
      '/mobile/switch',
      '/packages',
    ]),
  ],
}
