import { internetPrices } from '#core/savings/internet-price.ts'
import type { PageSection } from '#core/template/page-record.ts'
import { shortMoney } from '#ui/content/es/shared/sections.ts'
import type { PageContext, PageWriter } from '#ui/content/page-entry.ts'

const tool = (heading: string, lead: string): PageSection => ({
  kind: 'tool',
  id: 'calculadora',
  heading,
  lead,
  tool: 'savingsCalculator',
})

const COUNTS = [1, 2, 3, 4, 5]

const prices = ({ facts }: PageContext): PageSection => ({
  kind: 'table',
  id: 'lineas',
  heading: 'What the lines cost',
  lead: 'For all lines together, every month. The calculator and the store use these same prices.',
  columns: ['Lines', 'Unlimited with internet', 'Unlimited Plus with internet', 'Unlimited without internet'],
  rows: COUNTS.map((count) => [
    facts.lines('bundled', count).count,
    facts.lines('bundled', count).cost,
    facts.lines('bundledPlus', count).cost,
    facts.lines('standalone', count).cost,
  ]),
  note: `You can order up to ${facts.limit('mobile-unlimited')} lines. Prices before taxes and fees.`,
})

const steps = ({ facts }: PageContext): PageSection => ({
  kind: 'cards',
  id: 'cuenta',
  heading: 'How we do the math',
  lead: 'No fine print: you see every number and where it comes from.',
  cards: [
    {
      icon: 'wifi',
      title: 'Your internet',
      body: `If speed comes first, we count ${facts.name('internet-gig')}; if you watch the price, ${facts.name('internet-advantage')}; if the usual is fine, ${facts.name('internet-500')}.`,
    },
    {
      icon: 'phone',
      title: 'Your lines',
      body: `With two or more lines, internet costs less: ${facts.name('internet-gig')} goes from ${facts.stated(shortMoney(internetPrices.nonBundled.gig), 'rule SAV-03')} to ${facts.stated(shortMoney(internetPrices.bundled.gig), 'rule SAV-03')} a month.`,
    },
    {
      icon: 'coin',
      title: 'Your savings',
      body: 'We take our total off what you pay today. If what you have is the better deal, we tell you that, too.',
    },
  ],
})

/** The savings calculator, in English. */
export const savingsCalculator: PageWriter = (context) => {
  const { brand, facts } = context
  const { count, years } = facts.lines('bundled', 3)
  return {
    title: `Internet and mobile savings calculator | ${brand.name}`,
    description:
      'Answer five questions and compare your bill with our price: what you save by month and by year, and where every number comes from.',
    sections: [
      {
        kind: 'opening',
        layout: 'split',
        title: 'See what you could save each month',
        lead: 'Tell us what you use and what you pay. We add up your internet and your lines and show you the difference, math included.',
        picture: {
          name: 'savingsCalculator',
          alt: 'Two neighbors compare their bills: one reaches the floor, the other is short',
        },
        actions: [{ label: 'See my savings', to: '#calculadora' }],
      },
      tool('Your bill, step by step', 'No name, no email, and nothing you type is stored.'),
      steps(context),
      prices(context),
      {
        kind: 'questions',
        id: 'preguntas',
        heading: 'About the calculator',
        items: [
          {
            question: 'What do I enter as my bill?',
            answer:
              'What you pay for internet and mobile lines together, before tax. To compare mobile only, enter just your lines.',
          },
          {
            question: 'Is this the price I will pay?',
            answer:
              'Yes. “Order this plan” opens the store with your internet and your lines already in the order, at the same price. The taxes of your address come on top.',
          },
          {
            question: 'How long does the price last?',
            answer: `Your result says so. With ${count} lines and internet, for example, the price of the lines is guaranteed for ${years} years, and you see what you pay afterwards.`,
          },
          {
            question: 'What if I pay less today?',
            answer:
              'The calculator tells you plainly how much more you would pay here. Then compare the speed, not just the price.',
          },
          {
            question: 'Can I order mobile lines only?',
            answer: `Yes, by phone: call ${facts.phone('sales')}. In the store, lines come with an internet plan.`,
          },
        ],
      },
    ],
  }
}

/** The first calculator, at its old address, in English. */
export const legacyCalculator: PageWriter = (context) => ({
  title: `Savings calculator, earlier version | ${context.brand.name}`,
  description:
    'The earlier address of the calculator: the same questions and the same prices as the savings calculator of today.',
  sections: [
    {
      kind: 'intro',
      title: 'Compare your bill with our price',
      lead: 'This is the earlier address of the calculator. It works the same way, with today’s prices.',
    },
    tool('Your answers', 'The result appears beside them, with the full math.'),
    prices(context),
  ],
})

/** The calculator on the screen of a store, in English. */
export const storesCalculator: PageWriter = ({ brand }) => ({
  title: `Savings calculator for stores | ${brand.name}`,
  description: `The savings calculator for the screen of a ${brand.name} store: large type and a button to start over.`,
  sections: [
    {
      kind: 'intro',
      title: 'See your savings right here',
      lead: 'Tap your answers. When you are done, start over for the next person.',
    },
    tool('Your answers', 'Nothing you type is stored.'),
  ],
})

/** The calculator for an agent on the telephone, in English. */
export const agentCalculator: PageWriter = ({ brand }) => ({
  title: `Savings calculator for agents | ${brand.name}`,
  description: `The savings calculator for agents of ${brand.name}: the result, what to say on the phone, and the link of the order.`,
  h1Hidden: 'Calculator for agents',
  sections: [
    tool(
      'Questions for the customer',
      'Ask in this order, type what you hear, and read the result in the words under “What to say”. The link of the order carries the plan.',
    ),
  ],
})
