import { GIG } from '#ui/content/offer-ids.ts'
import { links, opening } from '#ui/content/page-sections.ts'
import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'

const CAMPAIGN = 'gig-5-year-internet-price-guarantee'

/** The campaign with the guaranteed price of Gig. */
export const page: SitePage<typeof es.words> = {
  isIndexed: false,
  offers: ['internet-gig'],
  sections: (words, { facts }) => {
    const campaign = facts.campaign(GIG, CAMPAIGN)
    return [
      opening(words.opening, 'price', 'internetFiveYears', {
        campaign: { campaign: CAMPAIGN },
        sales: 'sales',
      }),
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
      { kind: 'labels', ...words.label, offers: [GIG], campaign: CAMPAIGN },
      {
        kind: 'action',
        ...words.action,
        tone: 'night',
        actions: links(words.action.actions, { campaign: { campaign: CAMPAIGN } }),
      },
    ]
  },
}
