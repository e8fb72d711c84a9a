import { answers, titled } from '#ui/content/word-lists.ts'
import type * as es from './es.ts'

const BASIC = 'disney-basic'
const PREMIUM = 'disney-premium'

export const name = 'Disney+'

export const words: typeof es.words = ({ brand, facts }) => ({
  title: `Disney+ with your TV plan, on one bill | ${brand.name}`,
  description: `Add Disney+ to your TV: Basic with ads for ${facts.price(BASIC)} a month, or Premium without ads for ${facts.price(PREMIUM)}. How to activate it, and what to do if you have it.`,
  opening: {
    title: 'Lights off. The movie’s starting.',
    lead: `Disney+ goes with any TV plan and on the same bill, from ${facts.price(BASIC)} a month.`,
    picture: 'Two kids watch a movie inside a blanket fort with a flashlight',
    actions: { address: 'Add it to my order', plans: 'Basic or Premium' },
  },
  plans: {
    id: 'plans',
    heading: 'With ads or without',
    lead: 'That’s the difference you pay for.',
    columns: ['What changes', facts.name(BASIC), facts.name(PREMIUM)],
    rows: [
      ['A month', facts.price(BASIC), facts.price(PREMIUM)],
      ['Ads', 'Yes', 'No'],
      ['Where you pay', 'On your bill', 'On your bill'],
      ['It suits you if', 'you watch now and then', 'the kids put it on every day'],
    ],
    note: `Moving up to Premium costs ${facts.difference(PREMIUM, BASIC)} more a month. Prices before tax.`,
  },
  activate: {
    id: 'activate',
    heading: 'Turn it on the same day',
    lead: 'Order matters: the plan first, then the account.',
    steps: titled({
      'Add it to your plan':
        'When you order TV, choose Basic or Premium. Already a customer? Add it by phone.',
      'Create or link your account':
        'Disney+ asks for an account of its own. Use the one you have or open one right there.',
      'Put it on your screens':
        'Download its app on your TV, your Xumo or your phone, and sign in with that account.',
    }),
  },
  twice: {
    id: 'twice',
    heading: 'Don’t pay for it twice',
    paragraphs: [
      'If you pay for Disney+ today with your card or through your phone’s store, that charge doesn’t stop by itself when you add it with us.',
      'Make the change on a quiet day, and check your next statement.',
    ],
    points: [
      'See in your bank who charges you today, and on which day.',
      'Cancel the renewal there, before that date.',
      'When the month you paid for ends, link your account to your new plan.',
    ],
    picture: 'A hand cuts the string of one of two identical bills',
  },
  questions: {
    id: 'questions',
    heading: 'Before you add Disney+',
    items: answers({
      'Can I get it without a TV plan?': `Not from us: it’s added to a TV plan, and the cheapest is ${facts.price('tv-stream-latino')} a month.`,
      'Can I have Basic and Premium at once?':
        'No. It’s one or the other per account, and you can change whenever you want.',
      'How do I go from Basic to Premium?': `Call ${facts.phone('service')}. It’s the same account: the price changes and the ads go away.`,
      'Can I watch in Spanish?':
        'It depends on the title. You choose audio and subtitles in each one, inside its app.',
      'What if I cancel my TV?':
        'Disney+ leaves your bill. The account is still yours, and you can pay for it directly on its site.',
    }),
  },
  action: {
    heading: 'Choose your TV first',
    lead: 'Enter your address: Disney+ is among the extras, with its price.',
  },
  pages: { heading: 'Movie nights' },
})
