import { GIG } from '#ui/content/offer-ids.ts'
import { answers, titled } from '#ui/content/word-lists.ts'
import type * as es from './es.ts'

const CAMPAIGN = 'gig-5-year-internet-price-guarantee'

export const name = 'Gig with a price guarantee'

export const words: typeof es.words = ({ brand, facts }) => {
  const campaign = facts.campaign(GIG, CAMPAIGN)
  return {
    title: `Internet Gig for ${campaign.price} a month, ${campaign.years} years | ${brand.name}`,
    description: `With this offer, ${facts.speed(GIG)} Internet Gig costs ${campaign.price} a month for ${campaign.months} months. The price doesn’t rise before then, and you can leave anytime.`,
    opening: {
      title: `Gig for ${campaign.price} a month, ${campaign.years} years running`,
      lead: `${facts.speed(GIG)} of fiber at a price that stays put for ${campaign.months} months. After that you pay the regular price, today ${campaign.later} a month.`,
      picture: 'A child grows year by year next to a door; the string of the price stays at the same height',
      actions: { campaign: 'Order Gig at this price', sales: 'Call sales' },
    },
    math: {
      id: 'math',
      heading: `The math over ${campaign.years} years`,
      lead: `With the offer you pay ${campaign.saved} less than somebody who orders Gig without it.`,
      bars: {
        gigEverybodysPrice: { title: 'Gig at everybody’s price' },
        gigOffer: { title: 'Gig with this offer' },
      },
      note: `Everybody’s price is ${facts.price(GIG)} a month for the first ${facts.promotionMonths(GIG)} months and ${facts.laterPrice(GIG)} after that. Installation and extras not included.`,
    },
    steps: {
      id: 'steps',
      heading: 'How it stays with your order',
      lead: 'The price travels with you from the button on this page.',
      steps: titled({
        'Start here':
          'The button carries the offer into your order. Come in by another page and you see everybody’s price.',
        'Enter your address': `If Gig reaches your home, you see it for ${campaign.price} with the months it lasts.`,
        'Check and order':
          'The summary shows the price of every month and the exact month the guarantee ends.',
      }),
    },
    questions: {
      id: 'questions',
      heading: 'The print others make small',
      items: answers({
        'Do I have to stay the whole time?':
          'No. The guarantee binds the price, not you. Cancel whenever you like at no charge; you only return the equipment.',
        'Which part of the price is guaranteed?':
          'The monthly price of the Gig plan. Extras such as Advanced WiFi, pods or TV keep their own prices, and installation is paid once.',
        'Does it stack with other promotions?':
          'No. If two discounts apply to the same plan, each month the store uses the one that lowers your bill the most.',
        [`What do I pay once the ${campaign.months} months are over?`]: `The regular price of Gig. Today that’s ${campaign.later} a month, and your order shows it next to the month it changes.`,
        'What if I lose this link?': `Come back to this page and use the button. You can also order by phone: ${facts.phone('sales')}.`,
        'Is there a data cap or a modem fee?':
          'No. Data is unlimited, and the modem is on loan at no charge.',
      }),
    },
    label: {
      id: 'label',
      heading: 'The label for Gig',
      lead: 'The same one you see next to the plan in your order, at the price of this offer.',
    },
    action: {
      heading: 'Keep today’s price',
      lead: 'It takes less time than a phone call: address, plan and day of the visit.',
      actions: { campaign: 'Start with the offer' },
    },
  }
}
