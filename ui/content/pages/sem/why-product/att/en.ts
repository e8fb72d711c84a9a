import { COMPARISON_DATE } from '#ui/content/comparison-date.ts'
import type * as es from './es.ts'

export const name = '{brand} and AT&T'

export const words: typeof es.words = ({ brand, facts }) => ({
  title: `${brand.name} or AT&T: what switching costs | ${brand.name}`,
  description: `Leaving a provider has a price, too. What to ask AT&T before you cancel, what ${brand.name} charges to join, and how much of your exit fee we pay.`,
  opening: {
    title: `${brand.name} or AT&T: count the exit`,
    lead: `Switching has two prices: getting out there and getting in here. We pay up to ${facts.buyoutLimit()} of the first. You see all of the second before you order.`,
    picture: 'A man leaves through a door with a box of equipment; a kite waits outside',
    actions: { sales: 'Ask about my contract' },
  },
  table: {
    id: 'table',
    heading: 'Two doors',
    lead: `Ours as of ${facts.date(COMPARISON_DATE)}. Ask about theirs before you cancel.`,
    columns: ['When you switch', brand.name, 'Ask AT&T'],
    rows: [
      ['Early termination fee', 'There isn’t one', 'Do I have a contract? Until when?'],
      ['Equipment', 'On loan; return it when you leave', 'What do I return, where, and by when?'],
      [
        'First payment',
        'The first month and, if you want a technician, the visit',
        'Do I get back the days I don’t use?',
      ],
      [
        'Installation',
        `${facts.oneTime('install-professional')} with a technician, or free if you do it`,
        'Nothing: just don’t cancel yet',
      ],
      ['Your home number', 'It comes with you', 'What’s my account number?'],
    ],
    note: 'AT&T is a trademark of its owner. This page doesn’t use its data or speak for it.',
  },
  order: {
    id: 'order',
    heading: 'The order that avoids a blackout',
    paragraphs: [
      'Get connected here first, try it for a few days, and then cancel over there. Paying double for a short while is cheaper than going without internet.',
    ],
    actions: { contractBuyout: 'How we pay your way out' },
  },
  bill: {
    id: 'bill',
    heading: 'And with your bill?',
    lead: 'Enter what you pay today. We assume that your price there never goes up.',
  },
  pages: { heading: 'Other comparisons' },
})
