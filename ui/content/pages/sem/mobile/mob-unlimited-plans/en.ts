import { answers, titled } from '#ui/content/word-lists.ts'
import type * as es from './es.ts'

export const name = 'Unlimited plans'

export const words: typeof es.words = ({ brand, facts }) => {
  const family = facts.lines('bundled', 4)
  return {
    title: `${family.count} unlimited lines for ${family.cost} a month | ${brand.name} Mobile`,
    description: `With ${brand.name} internet, ${family.count} Unlimited lines add up to ${family.cost} a month for ${family.years} year. Bring your number and see the price at your address.`,
    opening: {
      title: `${family.count} lines, ${family.cost}`,
      lead: `A month, with internet, for ${family.years} year and before taxes. It’s what ${facts.lines('bundled', 3).count} cost: the last one is on us.`,
      picture: 'The phones of a family, each with an equal share of the same price',
    },
    price: {
      id: 'price',
      heading: 'If you’re more, or fewer',
      lead: 'The account total per month, with internet.',
      columns: ['Lines', 'A month', 'Afterward, per line'],
      rows: [2, 3, 4, 5, 6].map((count) => [
        `${facts.lines('bundled', count).count} lines`,
        facts.lines('bundled', count).cost,
        facts.mobile.perLine('unlimited'),
      ]),
    },
    included: {
      id: 'included',
      heading: 'What each line comes with',
      lead: 'The same for all, with no main line.',
      cards: titled({
        'Data that doesn’t run out':
          'Using more doesn’t cost more. On a congested network, a line that has used a lot may go slower.',
        'Calls and texts': 'Across the country, uncounted. Calls that look like fraud arrive marked.',
        'WiFi at home': 'On your network, the phone uses your internet and the signal outside takes a rest.',
      }),
    },
    questions: {
      id: 'questions',
      heading: 'Before you do the math',
      items: answers({
        'Is the price per line?': `No. ${family.cost} is the total of all ${family.count}. When the fixed price ends, each line goes to ${facts.mobile.perLine('unlimited')}.`,
        'Do we have to live in the same home?':
          'No. The lines only need to be on the same account. The internet does go to a single address.',
        'And without internet?': `There is a price for that too: ${facts.lines('standalone', 4).count} lines add up to ${facts.lines('standalone', 4).cost} a month.`,
        'Can we bring phones we still owe money on?': `Yes. With ${facts.mobile.switchMinLines} or more lines there is an offer that pays up to ${facts.mobile.switchMost} of what they owe.`,
      }),
    },
    action: {
      heading: 'Count your family and call',
      actions: { sales: 'Call sales', switch: 'See the switch offer' },
    },
  }
}
