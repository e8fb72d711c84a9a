import type * as es from './es.ts'

export const name = 'Order your internet'

export const words: typeof es.words = ({ brand }) => ({
  title: `Order your internet in minutes | ${brand.name}`,
  description: `Enter your address and see the ${brand.name} plans that reach your home, with their full price. For a business, call our sales team.`,
  intro: {
    title: 'Order your internet in minutes',
    lead: 'Start with your address: plans and prices depend on it.',
  },
  order: {
    id: 'order',
    heading: 'For your home or your business?',
    lead: 'Choose, and we take you there the short way.',
    business: {
      title: 'Internet for your business',
      subtitle: 'Someone from sales gives you the price and the installation date over the phone.',
    },
  },
  atHand: {
    id: 'at-hand',
    heading: 'What to have at hand',
    picture: 'A door with its number, a pencil, and an envelope in the mailbox',
    paragraphs: [
      'Seeing the plans takes nothing but an address. To finish the order, find the rest at your own pace: what you typed stays.',
    ],
    points: [
      'The address the way the post office writes it, with the apartment number if there is one.',
      'A phone number and an email, for the visit and the bill.',
      'A card or a bank account. Your browser encrypts them before sending them.',
      'A day when an adult is home, if a technician comes.',
    ],
  },
})
