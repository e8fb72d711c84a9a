import type { OfferId } from '#core/catalog/offer.ts'
import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'

const GIG = 'internet-gig' as OfferId
const CAMPAIGN = 'gig-5-year-internet-price-guarantee'

/** The campaign with the guaranteed price of Gig. */
export const page: SitePage<typeof es.words> = {
  isIndexed: false,
  offers: ['internet-gig'],
  sections: (words, { facts }) => {
    const campaign = facts.campaign(GIG, CAMPAIGN)
    return [
      {
        kind: 'opening',
        ...words.opening,
        layout: 'price',
        picture: { name: 'internetFiveYears', alt: words.opening.picture },
        actions: [
          { label: words.opening.actions.campaign, to: { campaign: CAMPAIGN } },
          { label: words.opening.actions.sales, to: 'sales' },
        ],
      },
      {
        kind: 'bars',
        ...words.math,
        tone: 'sun',
        bars: [
          {
            ...words.math.bars.gigEverybodysPrice,
            value: campaign.usualTotal,
            amount: campaign.amounts.usualTotal,
          },
          {
            ...words.math.bars.gigOffer,
            value: campaign.total,
            amount: campaign.amounts.total,
            isMain: true,
          },
        ],
      },
      { kind: 'steps', ...words.steps },
      { kind: 'questions', ...words.questions },
      { kind: 'labels', ...words.label, offers: [GIG] },
      {
        kind: 'action',
        ...words.action,
        tone: 'night',
        actions: [{ label: words.action.actions.campaign, to: { campaign: CAMPAIGN } }],
      },
    ]
  },
}
