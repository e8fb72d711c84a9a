import { ADVANTAGE, GIG, ULTRA } from '#ui/content/offer-ids.ts'
import { internetPlans } from '#ui/content/landing-plans.ts'
import { linkCards, opening, pages } from '#ui/content/page-sections.ts'
import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'

/** Internet at home: the overview of its pages. */
export const page: SitePage<typeof es.words, typeof es.general> = {
  menu: { group: 'internet', place: 10 },
  offers: [
    'internet-advantage',
    'internet-500',
    'internet-gig',
    'advanced-wifi',
    'wifi-pod',
    'install-professional',
  ],
  sections: (words) => [
    opening(words.opening, 'wide', 'internetStreet', {}, { hasAddressForm: true }),
    { kind: 'offers', ...words.plans, offers: [ADVANTAGE, ULTRA, GIG] },
    {
      kind: 'feature',
      ...words.included,
      tone: 'sea',
      picture: { name: 'internetVisit', alt: words.included.picture },
    },
    {
      kind: 'cards',
      ...words.paths,
      cards: linkCards(words.paths.cards, {
        wantPayLess: { icon: 'coin', to: '/internet/{product}-internet-assist' },
        dontKnowWhich: { icon: 'signal', to: '/internet/internet-speeds' },
        internetSlow: { icon: 'clock', to: '/internet/speed-test' },
        someRoomsHave: { icon: 'wifi', to: '/internet/wifi-service' },
        imMovingFew: { icon: 'home', to: '/internet/student-internet-plans' },
        iveHeardPromises: { icon: 'info', to: '/internet/reviews' },
      }),
    },
    { kind: 'questions', ...words.questions },
    pages(words.pages, [
      '/internet/plans',
      '/internet/plans/internet-ultra',
      '/internet/plans/internet-gig',
      '/internet/internet-speeds-explained',
      '/internet/best-internet-speed-for-streaming',
      '/internet/network-reliability',
      '/internet/wifi-access-points',
      '/packages',
    ]),
  ],
  general: {
    isSold: () => true,
    sections: (words, { brand }) => [
      opening(words.opening, 'wide', 'internetStreet', {}, { hasAddressForm: true }),
      { kind: 'offers', ...words.plans, offers: internetPlans(brand).map(({ id }) => id) },
      { kind: 'questions', ...words.questions },
      pages(words.pages, ['/internet/plans', '/packages', '/discounts', '/support', '/stores']),
    ],
  },
}
