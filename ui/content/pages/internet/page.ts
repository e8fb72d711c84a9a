import type { OfferId } from '#core/catalog/offer.ts'
import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'

const ADVANTAGE = 'internet-advantage' as OfferId
const ULTRA = 'internet-500' as OfferId
const GIG = 'internet-gig' as OfferId

/** Internet at home: the overview of its pages. */
export const page: SitePage<typeof es.words> = {
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
    {
      kind: 'opening',
      ...words.opening,
      layout: 'wide',
      picture: { name: 'internetStreet', alt: words.opening.picture },
      hasAddressForm: true,
      actions: [],
    },
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
      cards: [
        {
          ...words.paths.cards.wantPayLess,
          icon: 'coin',
          link: { label: words.paths.cards.wantPayLess.link, to: '/internet/{product}-internet-assist' },
        },
        {
          ...words.paths.cards.dontKnowWhich,
          icon: 'signal',
          link: { label: words.paths.cards.dontKnowWhich.link, to: '/internet/internet-speeds' },
        },
        {
          ...words.paths.cards.internetSlow,
          icon: 'clock',
          link: { label: words.paths.cards.internetSlow.link, to: '/internet/speed-test' },
        },
        {
          ...words.paths.cards.someRoomsHave,
          icon: 'wifi',
          link: { label: words.paths.cards.someRoomsHave.link, to: '/internet/wifi-service' },
        },
        {
          ...words.paths.cards.imMovingFew,
          icon: 'home',
          link: { label: words.paths.cards.imMovingFew.link, to: '/internet/student-internet-plans' },
        },
        {
          ...words.paths.cards.iveHeardPromises,
          icon: 'info',
          link: { label: words.paths.cards.iveHeardPromises.link, to: '/internet/reviews' },
        },
      ],
    },
    { kind: 'questions', ...words.questions },
    {
      kind: 'pages',
      ...words.pages,
      pages: [
        '/internet/plans',
        '/internet/plans/internet-ultra',
        '/internet/plans/internet-gig',
        '/internet/internet-speeds-explained',
        '/internet/best-internet-speed-for-streaming',
        '/internet/network-reliability',
        '/internet/wifi-access-points',
        '/packages',
      ],
    },
  ],
}
