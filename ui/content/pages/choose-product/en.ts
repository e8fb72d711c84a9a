import { answers, titled } from '#ui/content/word-lists.ts'
import type * as es from './es.ts'

export const name = 'Why {brand}'

export const words: typeof es.words = ({ brand, facts }) => ({
  title: `Why choose ${brand.name}: promises you can check | ${brand.name}`,
  description: `Today’s price and the later one in plain sight, no contract, help at any hour, and up to ${facts.buyoutLimit()} to get out of yours. Check every promise before you order.`,
  opening: {
    title: 'Don’t take our word for it',
    lead: `Every company says it’s good. At ${brand.name}, every promise has a place where you can see it before you pay.`,
    picture: 'A man reads a bill as tall as he is from top to bottom: no fine print',
    actions: { address: 'See the price at my home', promises: 'Read the promises' },
  },
  promises: {
    id: 'promises',
    heading: 'Promises with an address',
    lead: 'On the left, what we say. On the right, where you can see it.',
    columns: ['What we promise', 'What it means', 'Where to check'],
    rows: [
      [
        'The later price',
        `${facts.name('internet-500')} goes from ${facts.price('internet-500')} to ${facts.laterPrice('internet-500')} in month ${facts.laterMonth('internet-500')}. We say so right next to today’s price.`,
        'On every plan, in your cart and in your order e-mail',
      ],
      [
        'No contract',
        'Leave whichever month you like and pay nothing for leaving.',
        'In the terms you accept when you order',
      ],
      [
        'No added fees',
        'The modem is included, data is unlimited, and the label hides no monthly charges.',
        'On the label of every plan',
      ],
      [
        'Somebody picks up',
        `Customer service. ${facts.hours('service')}.`,
        `Call right now: ${facts.phone('service')}`,
      ],
      [
        'Help getting out',
        `Up to ${facts.buyoutLimit()} of what your provider charges you to cancel.`,
        'By phone, before you cancel',
      ],
    ],
  },
  size: {
    id: 'size',
    heading: 'How big we are',
    figures: [
      { figure: facts.statesServed, meaning: 'states where we sell service' },
      { figure: facts.planCount('Internet'), meaning: 'internet plans, each with its label' },
      { figure: facts.limit('mobile-unlimited'), meaning: 'mobile lines per account, if you need them' },
    ],
  },
  languages: {
    id: 'languages',
    heading: 'Two languages, one store',
    paragraphs: [
      'This store was written in Spanish first, then in English by hand. Your order, the e-mails, the terms and even the error messages say the same thing in both.',
      'If some people at home prefer the other language, the switch is at the top of every page, and it never erases what you’ve typed.',
    ],
    picture: 'Two neighbors talk from balcony to balcony; a string joins both homes',
    actions: { termsPolicy: 'Read the terms' },
  },
  not: {
    id: 'not',
    heading: 'And when not to choose us',
    lead: 'A store that always says yes isn’t helping you.',
    cards: titled({
      'If we don’t reach your street':
        'We won’t sell you something close enough. We’ll say no, and tell you who might.',
      'If you’re about to move':
        'Wait for the new address, so you don’t pay for an installation you’ll leave behind.',
      'If you already pay less for the same':
        'The calculator will tell you. Keep your price and come back when it goes up.',
    }),
  },
  questions: {
    id: 'questions',
    heading: 'Before you switch providers',
    items: answers({
      'How long does switching take?':
        'Ordering takes a few minutes. Then you pick a day and an installation window from those open at your address, or plug it in yourself if your home allows it.',
      'Will I be without internet in between?':
        'Not if you cancel second. Keep your current service until the new one works at home.',
      'Do you check my credit?':
        'There’s a check at the end of the order, and you authorize it. If you don’t pass, you can go ahead with a refundable deposit.',
      'Who sees my data?':
        'We use it for your order and your service. We don’t sell it, and we don’t keep your ID number.',
      'What if something breaks?':
        'If service is down for more than a day because of us and you let us know, we take those days off your next bill.',
    }),
  },
  pages: { heading: 'Find your situation' },
})
