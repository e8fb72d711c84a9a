import { ADVANTAGE, GIG, ULTRA } from '#ui/content/offer-ids.ts'
import { answers, titled } from '#ui/content/word-lists.ts'
import type * as es from './es.ts'

export const name = 'Student internet'

export const words: typeof es.words = ({ brand, facts }) => ({
  title: `Student internet: no contract, easy to split | ${brand.name}`,
  description: `Internet for the school year: from ${facts.price(ADVANTAGE)} a month with no contract, split among roommates. Set it up yourself and cancel for free when you move out.`,
  opening: {
    title: 'It lasts as long as the semester',
    lead: 'You move in August and maybe out in May. You don’t sign up for a term here: you pay for the months you use.',
    picture: 'A student at her desk among moving boxes',
    actions: { address: 'Check my address', split: 'Split the bill' },
  },
  split: {
    id: 'split',
    heading: 'Your share',
    lead: `Ultra is ${facts.price(ULTRA)} a month for the first ${facts.promotionMonths(ULTRA)} months. This is per person.`,
    bars: {
      own: { title: 'On your own' },
      splitTwoWays: { title: 'Split two ways' },
      splitThreeWays: { title: 'Split three ways' },
      splitFourWays: { title: 'Split four ways' },
    },
    note: `After the promotion the plan is ${facts.laterPrice(ULTRA)} a month. The bill goes to a single person.`,
  },
  deal: {
    id: 'deal',
    heading: 'Before you share, agree',
    paragraphs: [
      'The account has a holder, who answers for the payment and the equipment. Everybody else sends their part.',
      'Internet fights are about money or about speed. A reminder settles the first kind; a cable for the gamer settles the second.',
    ],
    points: [
      'Decide who holds the account and which day the money comes together.',
      'Keep the box of the equipment: it goes back at the end.',
      'Put the router in the living room, not in the holder’s bedroom.',
      'If somebody leaves early, nobody pays a penalty: there’s no contract.',
    ],
    picture: 'Two roommates each hold one end of the same string above the table',
  },
  plan: {
    id: 'plan',
    heading: 'Which plan your major needs',
    lead: 'No class needs Gig. Roommates sometimes do.',
    columns: ['Your situation', 'What fits', 'At first', 'Later'],
    rows: [
      [
        'On your own, with video classes',
        facts.name(ADVANTAGE),
        facts.price(ADVANTAGE),
        facts.price(ADVANTAGE),
      ],
      ['Two or three, shows and homework', facts.name(ULTRA), facts.price(ULTRA), facts.laterPrice(ULTRA)],
      ['Four, with games and live streams', facts.name(GIG), facts.price(GIG), facts.laterPrice(GIG)],
      [
        'Film, music or architecture',
        `${facts.name(GIG)}, for the files`,
        facts.price(GIG),
        facts.laterPrice(GIG),
      ],
    ],
    note: `A month, before taxes. The first price lasts ${facts.promotionMonths(ULTRA)} months; Advantage never changes.`,
  },
  moving: {
    id: 'moving',
    heading: 'Be online the day you arrive',
    lead: 'Do this before you pack.',
    steps: titled({
      'Ask about your room':
        'Enter the address with the apartment number. If the building already includes internet, you’ll see that, too.',
      'Choose to set it up yourself':
        'Self-installation is free: the equipment comes with a guide. If you’d rather have a technician, pick the day.',
      'When you leave, tell us and return it':
        'Cancel in your account or by phone, at no charge, and hand back the equipment we lent you.',
    }),
  },
  questions: {
    id: 'questions',
    heading: 'Questions from campus',
    items: answers({
      'Is there a student discount?':
        'There’s no separate price. The promotion is the same for everybody and asks for no ID card. If your household is in a public assistance program, look at Internet Assist.',
      'Do I need a credit history?':
        'Not to order. Depending on your answers and, if you authorize it, a credit check, we may ask for a deposit that you get back. You see it before you pay.',
      'Can I order it for a dorm?':
        'Dorms usually have their own network and don’t allow another. Enter the address to find out. In apartments off campus, yes.',
      'What about the summer?':
        'If nobody stays, compare: canceling is free, but when you return you order again at the price of that moment.',
      'What if my parents pay?':
        'They can pay with their card. The service is in the name of the person who orders and accepts the terms.',
    }),
  },
  pages: { heading: 'For your move' },
})
