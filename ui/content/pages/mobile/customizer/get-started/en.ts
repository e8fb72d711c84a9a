import { UNLIMITED } from '#ui/content/offer-ids.ts'
import { lineRows } from '#ui/content/line-rows.ts'
import { answers, titled } from '#ui/content/word-lists.ts'
import type * as es from './es.ts'

export const name = 'Build your lines'

export const words: typeof es.words = ({ brand, facts }) => {
  const { mobile } = facts
  return {
    title: `Build your mobile lines | ${brand.name} Mobile`,
    description: `Choose how many lines you want, whether you bring your phone or get a new one, and see what you pay a month at ${brand.name} Mobile before you start.`,
    opening: {
      title: 'Three choices and your lines are ready',
      lead: `How many lines, with which phone, and which plan. With home internet, ${facts.lines('bundled', 3).count} lines cost ${facts.lines('bundled', 3).cost} a month, and so do ${facts.lines('bundled', 4).count}.`,
      picture: 'Several people joined by one string, each with a phone',
      actions: { customize: 'Build my lines', cost: 'See what I pay' },
    },
    decide: {
      id: 'choices',
      heading: 'What you choose, in order',
      lead: 'You can go back at each step. Nothing is charged until the end.',
      steps: titled({
        'How many lines': `Up to ${mobile.maxLines} per account. Each person has a number: a new one, or the one they have.`,
        'With which phone': 'Yours, if it’s unlocked, or a new one. One order can have some of each.',
        'Which plan': `By the Gig from ${mobile.firstGig}, or ${facts.name(UNLIMITED)} without counting. The entire account is on the same plan.`,
        'Your address': 'It tells us whether home internet suits you too, and what the tax is.',
      }),
    },
    device: {
      id: 'device',
      heading: 'Your phone or a new one',
      lead: 'It changes what you pay in the first month, not your plan.',
      cards: {
        own: {
          title: 'I bring mine',
          body: 'You pay for no device. Check its IMEI to see that it’s written correctly and what is missing to use it here.',
          link: 'Check my IMEI',
        },
        new: {
          title: 'I want a new one',
          body: 'You pay for it at once or in monthly installments without interest, together with your line.',
          link: 'See phones',
        },
        tradeIn: {
          title: 'I hand in the one I have',
          body: 'We tell you what it’s worth. After checking it, we credit it on your bill.',
          link: 'Work out its value',
        },
      },
    },
    cost: {
      id: 'cost',
      heading: 'What you pay a month for your lines',
      lead: 'The total of all lines, before taxes and without the device.',
      columns: ['Lines', 'With internet', 'Without internet'],
      rows: lineRows(facts, [1, 2, 3, 4, 5, 10], ['bundled', 'standalone']).map(({ lines, costs, isOne }) => [
        `${lines} ${isOne ? 'line' : 'lines'}`,
        ...costs,
      ]),
      note: `Prices of ${facts.name(UNLIMITED)}, fixed for ${facts.lines('standalone', 1).years} year or more. After that, each line costs ${mobile.perLine('unlimited')} a month.`,
    },
    questions: {
      id: 'questions',
      heading: 'Before you start',
      items: answers({
        'Do I have to know it all now?':
          'No. Start with one line and add the others whenever you like, before or after you order.',
        'Can I order lines without internet?':
          'Yes. You enter your address and continue with your lines alone.',
        'When do I see the total with tax?': 'Before you pay, line by line and device by device.',
      }),
    },
    pages: { heading: 'If you’re still comparing' },
  }
}
