import type { PageWriter } from '#ui/content/page-entry.ts'

/** The campaign page of the unlimited plans. */
export const semUnlimited: PageWriter = ({ brand, facts }) => {
  const family = facts.lines('bundled', 4)
  return {
    title: `${family.count} unlimited lines for ${family.cost} a month | ${brand.name} Mobile`,
    description: `With ${brand.name} internet, ${family.count} Unlimited lines add up to ${family.cost} a month for ${family.years} year. Bring your number and see the price at your address.`,
    sections: [
      {
        kind: 'opening',
        layout: 'price',
        title: `${family.count} lines, ${family.cost}`,
        lead: `A month, with internet, for ${family.years} year and before taxes. It’s what ${facts.lines('bundled', 3).count} cost: the last one is on us.`,
        picture: {
          name: 'sharedLine',
          alt: 'The phones of a family, each with an equal share of the same price',
        },
        actions: [],
        hasAddressForm: true,
      },
      {
        kind: 'table',
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
      {
        kind: 'cards',
        id: 'included',
        heading: 'What each line comes with',
        lead: 'The same for all, with no main line.',
        tone: 'coral',
        cards: [
          {
            icon: 'signal',
            title: 'Data that doesn’t run out',
            body: 'Using more doesn’t cost more. On a congested network, a line that has used a lot may go slower.',
          },
          {
            icon: 'receiver',
            title: 'Calls and texts',
            body: 'Across the country, uncounted. Calls that look like fraud arrive marked.',
          },
          {
            icon: 'wifi',
            title: 'WiFi at home',
            body: 'On your network, the phone uses your internet and the signal outside takes a rest.',
          },
        ],
      },
      {
        kind: 'questions',
        id: 'questions',
        heading: 'Before you do the math',
        items: [
          {
            question: 'Is the price per line?',
            answer: `No. ${family.cost} is the total of all ${family.count}. When the fixed price ends, each line goes to ${facts.mobile.perLine('unlimited')}.`,
          },
          {
            question: 'Do we have to live in the same home?',
            answer:
              'No. The lines only need to be on the same account. The internet does go to a single address.',
          },
          {
            question: 'And without internet?',
            answer: `There is a price for that too: ${facts.lines('standalone', 4).count} lines add up to ${facts.lines('standalone', 4).cost} a month.`,
          },
          {
            question: 'Can we bring phones we still owe money on?',
            answer: `Yes. With ${facts.mobile.switchMinLines} or more lines there is an offer that pays up to ${facts.mobile.switchMost} of what they owe.`,
          },
        ],
      },
      {
        kind: 'action',
        heading: 'Count your family and call',
        lead: `${facts.hours('mobileSales')}.`,
        actions: [
          { label: 'Call sales', to: 'sales' },
          { label: 'See the switch offer', to: '/mobile/switch' },
        ],
      },
    ],
  }
}
