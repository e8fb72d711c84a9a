import { ULTRA } from '#ui/content/offer-ids.ts'
import type * as es from './es.ts'

export const name = 'Internet for your home'

export const words: typeof es.words = ({ brand, facts }) => ({
  title: `${facts.speed(ULTRA)} fiber internet for ${facts.price(ULTRA)} a month | ${brand.name}`,
  description: `Fiber at home with no contract and no data cap: ${facts.speed(ULTRA)} for ${facts.price(ULTRA)} a month for the first ${facts.promotionMonths(ULTRA)} months. See if it reaches your address.`,
  opening: {
    title: 'Fiber to your door',
    lead: 'No contract, no data cap, modem included. The only question is whether it reaches your home.',
    picture: 'A kite looks in at the window, and its string ends at the router',
    actions: { sales: 'Call sales' },
  },
  plans: {
    id: 'plans',
    heading: 'Three speeds',
    lead: 'Each line is your monthly bill. If it goes up, you see the month.',
    note: 'There’s no sales tax on internet access. Speeds are maximums over a cable.',
  },
  action: {
    heading: 'You know your address. That’s all it takes.',
    lead: 'Seeing the plans takes no e-mail and no card.',
    actions: { address: 'See my plans' },
  },
  pages: { heading: 'If you’d like to know more' },
})
