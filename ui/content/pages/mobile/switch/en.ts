import { switchExample } from '#ui/content/switch-example.ts'
import { answers, titled } from '#ui/content/word-lists.ts'
import type * as es from './es.ts'

export const name = 'Switch'

export const words: typeof es.words = ({ brand, facts: { mobile, phone, hours } }) => {
  const example = switchExample()
  return {
    title: `Switch and we pay off your phones | ${brand.name} Mobile`,
    description: `Bring ${mobile.switchMinLines} or more lines and we pay off what up to ${mobile.switchPaidLines} phones still owe, ${mobile.switchMost} in all. The conditions, and an example with its math.`,
    opening: {
      title: 'Don’t let a debt pick your carrier',
      lead: `If you bring ${mobile.switchMinLines} or more lines, we pay off what you still owe on up to ${mobile.switchPaidLines} phones: ${mobile.switchMost} in all for your account.`,
      picture: 'Six bars with what each phone owes; the color fills the part that the offer pays',
      actions: { address: 'Start with my address', calculate: 'Calculate mine' },
    },
    figures: {
      id: 'figures',
      heading: 'The offer in four numbers',
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
    calculate: {
      id: 'calculate',
      heading: 'How much we pay of yours',
      lead: 'With the balance of each phone. The math happens right here and is in the address of this page.',
    },
    example: {
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
    steps: {
      id: 'steps',
      heading: 'How it’s done',
      lead: 'The order matters: don’t cancel anything first.',
      steps: titled({
        'Get the balance in writing':
          'Your carrier tells you how much is left to pay on each phone. Keep that bill: it’s the one you show us.',
        'Bring the numbers':
          'With the account number and the transfer PIN of each line. Your old carrier sends you its final bill.',
        'Send us that bill':
          'We check the debt and pay our part. If the offer doesn’t cover it all, we tell you how much is left.',
      }),
    },
    number: {
      id: 'number',
      heading: 'So that your number arrives smoothly',
      lead: 'You ask your current carrier for it, in its app or by phone.',
      steps: titled({
        'Have the line active':
          'The number of a closed line is lost. Don’t cancel: it closes by itself when the number arrives.',
        'Find the account number':
          'It’s on your bill, and it isn’t always your phone number. The name and the ZIP code have to be those of that account.',
        'Ask for the transfer PIN':
          'There is one for each line, and it isn’t the password of your account. If a lock stops others from taking your number, turn it off first.',
        'Note the day until which it’s valid':
          'Your carrier tells you, and it tends to be short. When you order your line we ask for that day, never for the PIN. If it expires before, ask for another.',
      }),
    },
    questions: {
      id: 'questions',
      heading: 'The fine print, in large print',
      items: answers({
        'What if I bring fewer lines?': `With fewer than ${mobile.switchMinLines} the offer doesn’t apply, and we tell you how many are missing. You can join up with family on the same account.`,
        'What happens if I cancel early?': `If you cancel before ${mobile.switchMonths} months, you repay everything we paid. After that, you owe nothing.`,
        'Does a line with no debt count?':
          'It counts toward the minimum. It gets no money, because it owes none.',
        'Do I keep my phones?':
          'Yes. Once they’re paid off, ask your carrier to unlock them and use them here.',
        'Can I also trade in a phone?': `Yes, they are separate offers. For a phone that is paid off, powers on, has no liquid damage and has been reset, you get ${mobile.tradeInBonus} on top of what it’s worth.`,
        'Whom do I ask before I start?': `Call ${phone('sales')}. ${hours('mobileSales')}. Have your latest bill at hand.`,
      }),
    },
    pages: { heading: 'Before you bring your lines' },
  }
}
