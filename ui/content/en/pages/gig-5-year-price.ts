import type { OfferId } from '#core/catalog/offer.ts'
import type { PageWriter } from '#ui/content/page-entry.ts'

const GIG = 'internet-gig' as OfferId
const CAMPAIGN = 'gig-5-year-internet-price-guarantee'

/** The campaign with the guaranteed price of Gig, in English. */
export const gigFiveYearPrice: PageWriter = ({ brand, facts }) => {
  const campaign = facts.campaign(GIG, CAMPAIGN)
  return {
    title: `Internet Gig for ${campaign.price} a month, ${campaign.years} years | ${brand.name}`,
    description: `With this offer, ${facts.speed(GIG)} Internet Gig costs ${campaign.price} a month for ${campaign.months} months. The price doesn’t rise before then, and you can leave anytime.`,
    sections: [
      {
        kind: 'opening',
        layout: 'price',
        title: `Gig for ${campaign.price} a month, ${campaign.years} years running`,
        lead: `${facts.speed(GIG)} of fiber at a price that stays put for ${campaign.months} months. After that you pay the regular price, today ${campaign.later} a month.`,
        picture: {
          name: 'internetFiveYears',
          alt: 'A child grows year by year next to a door; the string of the price stays at the same height',
        },
        actions: [
          { label: 'Order Gig at this price', to: { campaign: CAMPAIGN } },
          { label: 'Call sales', to: 'sales' },
        ],
      },
      {
        kind: 'bars',
        id: 'math',
        heading: `The math over ${campaign.years} years`,
        lead: `With the offer you pay ${campaign.saved} less than somebody who orders Gig without it.`,
        tone: 'sun',
        bars: [
          {
            title: 'Gig at everybody’s price',
            value: campaign.usualTotal,
            amount: campaign.amounts.usualTotal,
          },
          {
            title: 'Gig with this offer',
            value: campaign.total,
            amount: campaign.amounts.total,
            isMain: true,
          },
        ],
        note: `Everybody’s price is ${facts.price(GIG)} a month for the first ${facts.promotionMonths(GIG)} months and ${facts.laterPrice(GIG)} after that. Installation and extras not included.`,
      },
      {
        kind: 'steps',
        id: 'steps',
        heading: 'How it stays with your order',
        lead: 'The price travels with you from the button on this page.',
        steps: [
          {
            title: 'Start here',
            body: 'The button carries the offer into your order. Come in by another page and you see everybody’s price.',
          },
          {
            title: 'Enter your address',
            body: `If Gig reaches your home, you see it for ${campaign.price} with the months it lasts.`,
          },
          {
            title: 'Check and order',
            body: 'The summary shows the price of every month and the exact month the guarantee ends.',
          },
        ],
      },
      {
        kind: 'questions',
        id: 'questions',
        heading: 'The print others make small',
        items: [
          {
            question: 'Do I have to stay the whole time?',
            answer:
              'No. The guarantee binds the price, not you. Cancel whenever you like at no charge; you only return the equipment.',
          },
          {
            question: 'Which part of the price is guaranteed?',
            answer:
              'The monthly price of the Gig plan. Extras such as Advanced WiFi, pods or TV keep their own prices, and installation is paid once.',
          },
          {
            question: 'Does it stack with other promotions?',
            answer:
              'No. If two discounts apply to the same plan, each month the store uses the one that lowers your bill the most.',
          },
          {
            question: `What do I pay once the ${campaign.months} months are over?`,
            answer: `The regular price of Gig. Today that’s ${campaign.later} a month, and your order shows it next to the month it changes.`,
          },
          {
            question: 'What if I lose this link?',
            answer: `Come back to this page and use the button. You can also order by phone: ${facts.phone('sales')}.`,
          },
          {
            question: 'Is there a data cap or a modem fee?',
            answer: 'No. Data is unlimited, and the modem is on loan at no charge.',
          },
        ],
      },
      {
        kind: 'labels',
        id: 'label',
        heading: 'The label for Gig',
        lead: 'It shows everybody’s price. The price of this offer appears in your order.',
        offers: [GIG],
      },
      {
        kind: 'action',
        heading: 'Keep today’s price',
        lead: 'It takes less time than a phone call: address, plan and day of the visit.',
        tone: 'night',
        actions: [{ label: 'Start with the offer', to: { campaign: CAMPAIGN } }],
      },
    ],
  }
}
