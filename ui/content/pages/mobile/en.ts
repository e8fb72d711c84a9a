import { ULTRA, UNLIMITED } from '#ui/content/offer-ids.ts'
import { lineRows } from '#ui/content/line-rows.ts'
import { answers } from '#ui/content/word-lists.ts'
import type * as es from './es.ts'

const PLUS = 'mobile-unlimited-plus'

export const name = '{brand} Mobile'

export const words: typeof es.words = ({ brand, facts }) => {
  const together = facts.withMobileLines(ULTRA)
  return {
    title: `Cell service for the family | ${brand.name} Mobile`,
    description: `With home internet, ${facts.lines('bundled', 4).count} unlimited lines for ${facts.lines('bundled', 4).cost} a month. Compare ${brand.name} Mobile plans, and bring your number and your phone.`,
    opening: {
      title: 'A string for everyone, on a single bill',
      lead: `With your home internet, the fourth line adds nothing: ${facts.lines('bundled', 3).count} lines cost ${facts.lines('bundled', 3).cost} a month, and so do ${facts.lines('bundled', 4).count}.`,
      picture: 'A family on the roof: each with a phone, all joined by the string of the same kite',
      actions: { address: 'See my price', plans: 'Compare plans' },
    },
    lines: {
      id: 'lines',
      heading: 'What the family pays in all',
      lead: 'The total of all lines per month, before taxes. No multiplying.',
      columns: ['Lines', 'With internet', 'Without internet', 'Fixed price'],
      rows: lineRows(facts, [1, 2, 3, 4, 6, 10], ['bundled', 'standalone']).map(
        ({ lines, costs, years, isOne, isOneYear }) => [
          `${lines} ${isOne ? 'line' : 'lines'}`,
          ...costs,
          `${years} ${isOneYear ? 'year' : 'years'}`,
        ],
      ),
      note: `Prices of ${facts.name(UNLIMITED)}. The fixed price is that of lines with internet; after it, each line costs ${facts.mobile.perLine('unlimited')} a month.`,
    },
    plans: {
      id: 'plans',
      heading: 'Three ways to use data',
      lead: 'The entire account is on the same plan. You can change it from month to month.',
      cards: {
        byGig: {
          title: 'By the Gig',
          body: `${facts.mobile.firstGig} for the first gig and ${facts.mobile.extraGig} for each one after it, shared by all lines. For people who live on WiFi.`,
          link: 'How gigs are counted',
        },
        unlimited: {
          title: 'Unlimited',
          body: `${facts.mobile.perLine('unlimited')} per line, or less for several. Data, calls and texts without counting.`,
          link: 'What unlimited means',
        },
        unlimitedPlus: {
          title: 'Unlimited Plus',
          body: `${facts.mobile.perLine('unlimitedPlus')} per line. Change your phone whenever you like, without waiting to pay it off. Requires home internet.`,
          link: 'Compare with Unlimited',
        },
      },
    },
    switch: {
      id: 'switch',
      heading: 'Bring what’s yours: number, phone, even the debt',
      paragraphs: [
        'Your number stays with you. If your phone is unlocked, so does the phone. And if you still owe money on it, there is an offer for families who switch.',
      ],
      points: [
        `Bring ${facts.mobile.switchMinLines} or more lines and we pay off up to ${facts.mobile.switchPaidLines} phones, ${facts.mobile.switchMost} in all.`,
        `Hand in a phone that works and get ${facts.mobile.tradeInBonus} on top of what it’s worth.`,
        'No term to sign. You pay month by month and leave whenever you like.',
      ],
      actions: { switch: 'How to switch', tradeIn: 'Trade in my phone' },
    },
    questions: {
      id: 'questions',
      heading: 'Before you order a line',
      items: answers({
        'Do I need internet from you?': `Not for Unlimited or for data by the gig. For ${facts.name(PLUS)}, yes. If you combine ${together.lines} or more lines with your internet, the discount is on the internet: ${facts.name(ULTRA)} drops to ${together.price} a month for the first ${together.months} months.`,
        'How many lines can I have?': `Up to ${facts.mobile.maxLines} per account: phones, tablets and watches.`,
        'What happens when the fixed price ends?': `Each line goes to ${facts.mobile.perLine('unlimited')} a month. The date is in your order from the first day, and you can drop lines whenever you like.`,
        'Can I try it with a single line?': `Yes. With internet, the first line costs ${facts.lines('bundled', 1).cost} a month. Add the others whenever you like.`,
        'What does the bill look like?':
          'A single bill, with the internet and the lines together. Each line appears with its name and its use.',
      }),
    },
    pages: { heading: 'More for your phone' },
  }
}
