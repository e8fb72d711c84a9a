import type { OfferId } from '#core/catalog/offer.ts'
import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'

const ADVANTAGE = 'internet-advantage' as OfferId
const ULTRA = 'internet-500' as OfferId
const GIG = 'internet-gig' as OfferId

/** The internet plans side by side, with their labels. */
export const page: SitePage<typeof es.words> = {
  menu: { group: 'internet', place: 20 },
  offers: ['internet-advantage', 'internet-500', 'internet-gig', 'advanced-wifi', 'install-professional'],
  sections: (words) => [
    {
      kind: 'opening',
      ...words.opening,
      layout: 'price',
      picture: { name: 'internetPlanKites', alt: words.opening.picture },
      offer: ADVANTAGE,
      actions: [
        { label: words.opening.actions.address, to: 'address' },
        { label: words.opening.actions.compare, to: `#${words.compare.id}` },
      ],
    },
    { kind: 'offers', ...words.plans, offers: [ADVANTAGE, ULTRA, GIG] },
    { kind: 'table', ...words.compare },
    {
      kind: 'feature',
      ...words.choosing,
      tone: 'sun',
      actions: [
        { label: words.choosing.actions.internetUltra, to: '/internet/plans/internet-ultra' },
        { label: words.choosing.actions.internetGig, to: '/internet/plans/internet-gig' },
      ],
    },
    { kind: 'labels', ...words.labels, offers: [ADVANTAGE, ULTRA, GIG] },
    { kind: 'questions', ...words.questions },
    {
      kind: 'pages',
      ...words.pages,
      pages: [
        '/internet/internet-speeds',
        '/internet/{product}-internet-assist',
        '/internet/student-internet-plans',
        '/packages/savings-calculator',
        '/internet/wifi-service',
      ],
    },
  ],
}
