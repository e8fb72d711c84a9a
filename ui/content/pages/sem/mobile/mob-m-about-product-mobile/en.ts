import { ULTRA } from '#ui/content/offer-ids.ts'
import { answers } from '#ui/content/word-lists.ts'
import type * as es from './es.ts'

export const name = 'About {brand} Mobile'

export const words: typeof es.words = ({ brand, facts }) => {
  const together = facts.withMobileLines(ULTRA)
  return {
    title: `Meet ${brand.name} Mobile in a minute | ${brand.name}`,
    description: `What ${brand.name} Mobile is, what it costs with your internet, and what it takes to bring your number. No term to sign, and a single bill.`,
    opening: {
      title: 'Your internet walks out the door with you',
      lead: `The company that connects your home connects your phone. With internet, the first line costs ${facts.lines('bundled', 1).cost} a month.`,
      picture:
        'A woman leaves her house with her phone in hand; the string of the kite follows her down the street',
      actions: { address: 'Get my price', sales: 'Call sales' },
    },
    what: {
      id: 'what',
      heading: 'What it is, in four sentences',
      paragraphs: [
        'Cell lines for people who have, or are about to have, our internet at home. You can also order them alone.',
        `Unlimited calls, texts and data across the country. Up to ${facts.mobile.maxLines} lines on the account, and a single bill. With your number and, if it’s unlocked, with your phone.`,
      ],
    },
    price: {
      id: 'price',
      heading: 'What the family adds up to',
      lead: 'The total of Unlimited lines per month, with internet and before taxes.',
      note: `And with ${together.lines} or more lines, ${facts.name(ULTRA)} drops to ${together.price} a month for the first ${together.months} months.`,
    },
    questions: {
      id: 'questions',
      heading: 'What people ask first',
      items: answers({
        'Do I have to change phones?':
          'No. If it’s unlocked and the network takes it, we send you a card or a code and you keep the same one.',
        'Do I lose my number?':
          'No. You bring it from your carrier with the account number and the transfer PIN.',
        'Do I sign a contract?':
          'No term. You pay month by month and cancel whenever you like, at no charge.',
        'How do I order it?': `Enter your address, choose your internet and add the lines. Or call ${facts.phone('sales')}. ${facts.hours('mobileSales')}.`,
      }),
    },
    action: {
      heading: 'Why not order it with your internet?',
      lead: 'One order, one visit and one bill.',
      actions: { address: 'Start with my address', plans: 'See the mobile plans' },
    },
    lines: (count, lines) => (count === 1 ? `${lines} line` : `${lines} lines`),
  }
}
