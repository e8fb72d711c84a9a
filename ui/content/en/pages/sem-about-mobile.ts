import type { PageWriter } from '#ui/content/page-entry.ts'

const INTERNET = 'internet-500'

/** The campaign page that introduces mobile service. */
export const semAboutMobile: PageWriter = ({ brand, facts }) => {
  const together = facts.withMobileLines(INTERNET)
  return {
    title: `Meet ${brand.name} Mobile in a minute | ${brand.name}`,
    description: `What ${brand.name} Mobile is, what it costs with your internet, and what it takes to bring your number. No term to sign, and a single bill.`,
    sections: [
      {
        kind: 'opening',
        layout: 'split',
        title: 'Your internet walks out the door with you',
        lead: `The company that connects your home connects your phone. With internet, the first line costs ${facts.lines('bundled', 1).cost} a month for ${facts.lines('bundled', 1).years} year.`,
        picture: {
          name: 'walkingString',
          alt: 'A woman leaves her house with her phone in hand; the string of the kite follows her down the street',
        },
        actions: [
          { label: 'Get my price', to: 'address' },
          { label: 'Call sales', to: 'sales' },
        ],
      },
      {
        kind: 'feature',
        id: 'what',
        heading: 'What it is, in four sentences',
        paragraphs: [
          'Cell lines for people who have, or are about to have, our internet at home. You can also order them alone.',
          `Unlimited calls, texts and data across the country. Up to ${facts.mobile.maxLines} lines on the account, and a single bill. With your number and, if it’s unlocked, with your phone.`,
        ],
      },
      {
        kind: 'bars',
        id: 'price',
        heading: 'What the family adds up to',
        lead: 'The total of Unlimited lines per month, with internet and before taxes.',
        tone: 'sea',
        bars: [1, 2, 3, 4, 5].map((count) => {
          const { count: lines, cost, amount } = facts.lines('bundled', count)
          return {
            title: count === 1 ? `${lines} line` : `${lines} lines`,
            value: cost,
            amount,
            isMain: count === 4,
          }
        }),
        note: `And with ${together.lines} or more lines, ${facts.name(INTERNET)} drops to ${together.price} a month for the first ${together.months} months.`,
      },
      {
        kind: 'questions',
        id: 'questions',
        heading: 'What people ask first',
        items: [
          {
            question: 'Do I have to change phones?',
            answer:
              'No. If it’s unlocked and the network takes it, we send you a card or a code and you keep the same one.',
          },
          {
            question: 'Do I lose my number?',
            answer: 'No. You bring it from your carrier with the account number and the transfer PIN.',
          },
          {
            question: 'Do I sign a contract?',
            answer: 'No term. You pay month by month and cancel whenever you like, at no charge.',
          },
          {
            question: 'How do I order it?',
            answer: `Enter your address, choose your internet and add the lines. Or call ${facts.phone('sales')}. ${facts.hours('mobileSales')}.`,
          },
        ],
      },
      {
        kind: 'action',
        tone: 'sun',
        heading: 'Why not order it with your internet?',
        lead: 'One order, one visit and one bill.',
        actions: [
          { label: 'Start with my address', to: 'address' },
          { label: 'See the mobile plans', to: '/mobile/plans' },
        ],
      },
    ],
  }
}
