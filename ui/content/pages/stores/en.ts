import { answers, titled } from '#ui/content/word-lists.ts'
import type * as es from './es.ts'

export const name = 'Stores'

export const words: typeof es.words = ({ brand, facts }) => ({
  title: `Stores near you and their hours | ${brand.name}`,
  description: `Find the ${brand.name} store closest to you by ZIP code: address, phone, hours, and what you can get done in each one before you go.`,
  opening: {
    title: 'Walk in, ask, and take it home',
    lead: 'In a store you can try the service, pay in cash, pick up or return equipment, and talk to someone who can see your account.',
    picture: 'A corner store with an awning; a man walks in with a box and a family walks out',
    actions: { stores: 'Search by ZIP code' },
  },
  stores: {
    id: 'stores',
    heading: 'Your closest store',
    lead: 'Enter your ZIP code and the list sorts by distance. No appointment needed.',
  },
  bring: {
    id: 'bring',
    heading: 'What to bring, depending on why you come',
    lead: 'So that one visit is enough.',
    cards: titled({
      'To sign up':
        'Your full address, an ID, and a card or bank account. The price is the same as on this site.',
      'To pay':
        'Your account number or the phone you signed up with. Cash is welcome, and you leave with a receipt.',
      'To return equipment':
        'The modem and the boxes with their adapters. Ask for the receipt and keep it: it proves you owe nothing.',
      'To switch your cell phone':
        'The unlocked phone, the account number at your current carrier, and the PIN that lets you take your number.',
    }),
  },
  questions: {
    id: 'questions',
    heading: 'Before you leave home',
    items: answers({
      'Do I need an appointment?':
        'No. It’s first come, first served. If you’re in a hurry, call the store and ask how busy it is.',
      'Does anyone speak Spanish?':
        'Yes. Every store has someone who speaks Spanish during all of its hours.',
      'Can I pick up the equipment for my order?':
        'Yes, at the stores that list equipment pickup and returns. Bring your order number and an ID.',
      'Do stores sell business service?': `No. Businesses sign up by phone: ${facts.businessPhone}.`,
      'What if there is no store near me?': `You can do everything here or by phone: ${facts.phone('sales')}. Equipment comes by mail, and returns go out with a prepaid label.`,
    }),
  },
  action: {
    heading: 'You can also start right here',
    lead: 'Your address says which plans reach you and what they cost.',
  },
})
