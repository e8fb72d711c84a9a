import type { PageWriter } from '#ui/content/page-entry.ts'
import { switchExample } from '#ui/content/switch-example.ts'

/** The switch offer: what it pays, its conditions, and an example. */
export const mobileSwitch: PageWriter = ({ brand, facts: { mobile, phone, hours } }) => {
  const example = switchExample()
  return {
    title: `Switch and we pay off your phones | ${brand.name} Mobile`,
    description: `Bring ${mobile.switchMinLines} or more lines and we pay off what up to ${mobile.switchPaidLines} phones still owe, ${mobile.switchMost} in all. The conditions, and an example with its math.`,
    sections: [
      {
        kind: 'opening',
        layout: 'split',
        title: 'Don’t let a debt pick your carrier',
        lead: `If you bring ${mobile.switchMinLines} or more lines, we pay off what you still owe on up to ${mobile.switchPaidLines} phones: ${mobile.switchMost} in all for your account.`,
        picture: {
          name: 'switchDebts',
          alt: 'Six bars with what each phone owes; the color fills the part that the offer pays',
        },
        actions: [
          { label: 'Start with my address', to: 'address' },
          { label: 'Work out mine', to: '#calculate' },
        ],
      },
      {
        kind: 'figures',
        id: 'figures',
        heading: 'The offer in four numbers',
        tone: 'coral',
        figures: [
          {
            figure: mobile.switchMinLines,
            meaning: 'lines, at least, that you bring with their numbers from another carrier.',
          },
          {
            figure: mobile.switchPaidLines,
            meaning: 'phones, at most, that we pay off: those that owe the most come first.',
          },
          { figure: mobile.switchMost, meaning: 'is the most we pay for the entire account.' },
          { figure: mobile.switchMonths, meaning: 'months that you keep the lines active.' },
        ],
      },
      {
        kind: 'tool',
        id: 'calculate',
        heading: 'How much we pay of yours',
        lead: 'With the balance of each phone. The math happens right here and is in the address of this page.',
        tool: 'switchCalculator',
      },
      {
        kind: 'table',
        id: 'example',
        heading: 'An example account',
        lead: 'An invented family brings six phones with money owed on them. This is how it is shared out, and what the drawing above shows.',
        columns: ['Phone', 'Owes', 'We pay'],
        rows: [
          ...example.lines.map(({ line, owed, paid }) => [`Phone ${line}`, owed, paid]),
          ['The entire account', example.owed, example.paid],
        ],
        note: 'We start with the largest debt, because that is what helps you most. Once the maximum is reached, you keep paying what is left.',
      },
      {
        kind: 'steps',
        layout: 'list',
        id: 'steps',
        heading: 'How it’s done',
        lead: 'The order matters: don’t cancel anything first.',
        steps: [
          {
            title: 'Get the balance in writing',
            body: 'Your carrier tells you how much is left to pay on each phone. Keep that bill: it’s the one you show us.',
          },
          {
            title: 'Bring the numbers',
            body: 'With the account number and the transfer PIN of each line. Your old carrier sends you its final bill.',
          },
          {
            title: 'Send us that bill',
            body: 'We check the debt and pay our part. If the offer doesn’t cover it all, we tell you how much is left.',
          },
        ],
      },
      {
        kind: 'steps',
        id: 'number',
        heading: 'So that your number arrives smoothly',
        lead: 'You ask your current carrier for it, in its app or by phone.',
        steps: [
          {
            title: 'Have the line active',
            body: 'The number of a closed line is lost. Don’t cancel: it closes by itself when the number arrives.',
          },
          {
            title: 'Find the account number',
            body: 'It’s on your bill, and it isn’t always your phone number. The name and the ZIP code have to be those of that account.',
          },
          {
            title: 'Ask for the transfer PIN',
            body: 'There is one for each line, and it isn’t the password of your account. If a lock stops others from taking your number, turn it off first.',
          },
          {
            title: 'Note the day until which it’s valid',
            body: 'Your carrier tells you, and it tends to be short. When you order your line we ask for that day, never for the PIN. If it expires before, ask for another.',
          },
        ],
      },
      {
        kind: 'questions',
        id: 'questions',
        heading: 'The fine print, in large print',
        items: [
          {
            question: 'What if I bring fewer lines?',
            answer: `With fewer than ${mobile.switchMinLines} the offer doesn’t apply, and we tell you how many are missing. You can join up with family on the same account.`,
          },
          {
            question: 'What happens if I cancel early?',
            answer: `If you cancel before ${mobile.switchMonths} months, you repay everything we paid. After that, you owe nothing.`,
          },
          {
            question: 'Does a line with no debt count?',
            answer: 'It counts toward the minimum. It gets no money, because it owes none.',
          },
          {
            question: 'Do I keep my phones?',
            answer: 'Yes. Once they’re paid off, ask your carrier to unlock them and use them here.',
          },
          {
            question: 'Can I also trade in a phone?',
            answer: `Yes, they are separate offers. For a phone that is paid off, powers on, has no liquid damage and has been reset, you get ${mobile.tradeInBonus} on top of what it’s worth.`,
          },
          {
            question: 'Whom do I ask before I start?',
            answer: `Call ${phone('sales')}. ${hours('mobileSales')}. Have your latest bill at hand.`,
          },
        ],
      },
      {
        kind: 'pages',
        heading: 'Before you bring your lines',
        pages: [
          '/mobile/byod',
          '/mobile/trade-in',
          '/mobile/coverage-map',
          '/mobile/plans',
          '/choose-{product}/contract-buyout',
        ],
      },
    ],
  }
}
