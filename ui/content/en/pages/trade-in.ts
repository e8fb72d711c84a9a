import type { PageWriter } from '#ui/content/page-entry.ts'

/** The trade-in: its questions, its conditions and its bonus. */
export const tradeIn: PageWriter = ({ brand, facts }) => {
  const { mobile } = facts
  return {
    title: `Trade in your phone and add ${mobile.tradeInBonus} | ${brand.name} Mobile`,
    description: `Answer four questions and see if your used phone earns the ${mobile.tradeInBonus} bonus, what it lacks and whether that can still be fixed.`,
    sections: [
      {
        kind: 'opening',
        layout: 'split',
        title: 'The phone in the drawer is still worth money',
        lead: `We appraise it by model and condition, and if it meets four conditions we add ${mobile.tradeInBonus}. It comes as a credit on your bill.`,
        picture: {
          name: 'checkedPhone',
          alt: 'A phone with four check marks on its screen and a price tag that hangs from a string',
        },
        actions: [
          { label: 'Answer the questions', to: '#phone-questions' },
          { label: 'Ask how much I get', to: 'sales' },
        ],
      },
      {
        kind: 'tool',
        id: 'phone-questions',
        heading: 'Four questions',
        lead: 'Answer them with the phone in your hand. Your answers are in the address of this page, so you can save or share it.',
        tool: 'tradeInCheck',
      },
      {
        kind: 'steps',
        layout: 'list',
        id: 'steps',
        heading: 'How to hand it in',
        lead: 'From the drawer to the new line.',
        steps: [
          {
            title: 'Save what is yours',
            body: 'Make a backup of your photos, sign out of your accounts and reset the phone to factory settings.',
          },
          {
            title: 'Ask for the appraisal',
            body: `When you set up your line with a new phone, in a store with mobile lines or at ${facts.phone('sales')}. Have the IMEI at hand.`,
          },
          {
            title: 'Decide',
            body: 'You see the amount before you accept. If you don’t like it, the phone stays yours.',
          },
        ],
      },
      {
        kind: 'questions',
        id: 'questions',
        heading: 'Before you hand it in',
        items: [
          {
            question: 'What if the screen is broken?',
            answer: 'If it powers on and responds, it may be worth something. The appraisal says so.',
          },
          {
            question: 'Can I trade it in and also switch with the debt paid off?',
            answer: `Yes, but not with the same phone: the one you trade in has to be paid off. The other offer pays up to ${mobile.switchPaidLines} that still owe.`,
          },
          {
            question: 'Why do you ask for the IMEI?',
            answer:
              'So that the money belongs to the phone you hand in and no other. We check that it’s written correctly.',
          },
          {
            question: 'Where do I hand it in?',
            answer: `In the stores that say “Mobile lines”. For anything else, ${facts.phone('sales')}: ${facts.hours('mobileSales')}.`,
          },
        ],
      },
      {
        kind: 'pages',
        heading: 'Where to go next',
        pages: ['/mobile/switch', '/mobile/byod-eligibility-check', '/mobile/plans', '/stores'],
      },
    ],
  }
}
