import type * as es from './es.ts'
import { answers, titled } from '#ui/content/word-lists.ts'
import { internetPrices } from '#core/savings/internet-price.ts'
import type { SiteFacts } from '#ui/content/facts.ts'
import { shortMoney } from '#ui/content/es/shared/sections.ts'

export const name = 'Savings calculator'

/** What each number of lines costs. */
export const lines = (facts: SiteFacts) => ({
  id: 'lineas',
  heading: 'What the lines cost',
  lead: 'For all lines together, every month. The calculator and the store use these same prices.',
  columns: ['Lines', 'Unlimited with internet', 'Unlimited Plus with internet', 'Unlimited without internet'],
  note: `You can order up to ${facts.limit('mobile-unlimited')} lines. Prices before taxes and fees.`,
})

export const words: typeof es.words = ({ brand, facts }) => {
  const { count, years } = facts.lines('bundled', 3)
  return {
    title: `Internet and mobile savings calculator | ${brand.name}`,
    description:
      'Answer five questions and compare your bill with our price: what you save by month and by year, and where every number comes from.',
    opening: {
      title: 'See what you could save each month',
      lead: 'Tell us what you use and what you pay. We add up your internet and your lines and show you the difference, math included.',
      picture: 'Two neighbors compare their bills: one reaches the floor, the other is short',
      actions: { calculator: 'See my savings' },
    },
    calculator: {
      id: 'calculadora',
      heading: 'Your bill, step by step',
      lead: 'No name, no email, and nothing you type is stored.',
    },
    steps: {
      id: 'cuenta',
      heading: 'How we do the math',
      lead: 'No fine print: you see every number and where it comes from.',
      cards: titled({
        'Your internet': `If speed comes first, we count ${facts.name('internet-gig')}; if you watch the price, ${facts.name('internet-advantage')}; if the usual is fine, ${facts.name('internet-500')}.`,
        'Your lines': `With two or more lines, internet costs less: ${facts.name('internet-gig')} goes from ${facts.stated(shortMoney(internetPrices.nonBundled.gig), 'rule SAV-03')} to ${facts.stated(shortMoney(internetPrices.bundled.gig), 'rule SAV-03')} a month.`,
        'Your savings':
          'We take our total off what you pay today. If what you have is the better deal, we tell you that, too.',
      }),
    },
    lines: lines(facts),
    questions: {
      id: 'preguntas',
      heading: 'About the calculator',
      items: answers({
        'What do I enter as my bill?':
          'What you pay for internet and mobile lines together, before tax. To compare mobile only, enter just your lines.',
        'Is this the price I will pay?':
          'Yes. “Order this plan” opens the store with your internet and your lines already in the order, at the same price. The taxes of your address come on top.',
        'How long does the price last?': `Your result says so. With ${count} lines and internet, for example, the price of the lines is guaranteed for ${years} years, and you see what you pay afterwards.`,
        'What if I pay less today?':
          'The calculator tells you plainly how much more you would pay here. Then compare the speed, not just the price.',
        'Can I order mobile lines only?':
          'Yes. Calculate the price of your lines and order them in the store, without an internet plan.',
      }),
    },
  }
}
