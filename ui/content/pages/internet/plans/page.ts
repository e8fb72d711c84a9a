import { ADVANTAGE, GIG, ULTRA } from '#ui/content/offer-ids.ts'
import { internetPlans } from '#ui/content/landing-plans.ts'
import { links, opening, pages } from '#ui/content/page-sections.ts'
import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'

/** The internet plans side by side, with their labels. */
export const page: SitePage<typeof es.words, typeof es.general> = {
  menu: { group: 'internet', place: 20 },
  offers: ['internet-advantage', 'internet-500', 'internet-gig', 'advanced-wifi', 'install-professional'],
  sections: (words) => [
    opening(
      words.opening,
      'price',
      'internetPlanKites',
      { address: 'address', compare: `#${words.compare.id}` },
      { offer: ADVANTAGE },
    ),
    { kind: 'offers', ...words.plans, offers: [ADVANTAGE, ULTRA, GIG] },
    { kind: 'table', ...words.compare },
    {
      kind: 'feature',
      ...words.choosing,
      tone: 'sun',
      actions: links(words.choosing.actions, {
        internetUltra: '/internet/plans/internet-ultra',
        internetGig: '/internet/plans/internet-gig',
      }),
    },
    { kind: 'labels', ...words.labels, offers: [ADVANTAGE, ULTRA, GIG] },
    { kind: 'questions', ...words.questions },
    pages(words.pages, [
      '/internet/internet-speeds',
      '/internet/{product}-internet-assist',
      '/internet/student-internet-plans',
      '/packages/savings-calculator',
      '/internet/wifi-service',
    ]),
  ],
  general: {
    isSold: () => true,
    sections: (words, { brand }) => {
      const plans = internetPlans(brand)
      const offers = plans.map(({ id }) => id)
      return [
        opening(
          words.opening,
          'price',
          'internetPlanKites',
          { compare: `#${words.compare.id}` },
          { offer: plans[0].id, hasAddressForm: true },
        ),
        { kind: 'offers', ...words.plans, offers },
        { kind: 'table', ...words.compare },
        { kind: 'labels', ...words.labels, offers },
        { kind: 'questions', ...words.questions },
        pages(words.pages, ['/internet', '/packages', '/discounts', '/support']),
      ]
    },
  },
}
