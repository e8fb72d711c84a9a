import { answers, titled } from '#ui/content/word-lists.ts'
import type * as es from './es.ts'

export const name = 'Trade in your phone'

export const words: typeof es.words = ({ brand, facts }) => {
  const { mobile } = facts
  return {
    title: `Trade in your phone and add ${mobile.tradeInBonus} | ${brand.name} Mobile`,
    description: `Answer four questions and see if your used phone earns the ${mobile.tradeInBonus} bonus, what it lacks and whether that can still be fixed.`,
    opening: {
      title: 'The phone in the drawer is still worth money',
      lead: `We appraise it by model and condition, and if it meets four conditions we add ${mobile.tradeInBonus}. It comes as a credit on your bill.`,
      picture: 'A phone with four check marks on its screen and a price tag that hangs from a string',
      actions: { phoneQuestions: 'Answer the questions', sales: 'Ask how much I get' },
    },
    phoneQuestions: {
      id: 'phone-questions',
      heading: 'Four questions',
      lead: 'Answer them with the phone in your hand. Your answers are in the address of this page, so you can save or share it.',
    },
    steps: {
      id: 'steps',
      heading: 'How to hand it in',
      lead: 'From the drawer to the new line.',
      steps: titled({
        'Save what is yours':
          'Make a backup of your photos, sign out of your accounts and reset the phone to factory settings.',
        'Ask for the appraisal': `When you set up your line with a new phone, in a store with mobile lines or at ${facts.phone('sales')}. Have the IMEI at hand.`,
        Decide: 'You see the amount before you accept. If you don’t like it, the phone stays yours.',
      }),
    },
    questions: {
      id: 'questions',
      heading: 'Before you hand it in',
      items: answers({
        'What if the screen is broken?':
          'If it powers on and responds, it may be worth something. The appraisal says so.',
        'Can I trade it in and also switch with the debt paid off?': `Yes, but not with the same phone: the one you trade in has to be paid off. The other offer pays up to ${mobile.switchPaidLines} that still owe.`,
        'Why do you ask for the IMEI?':
          'So that the money belongs to the phone you hand in and no other. We check that it’s written correctly.',
        'Where do I hand it in?': `In the stores that say “Mobile lines”. For anything else, ${facts.phone('sales')}: ${facts.hours('mobileSales')}.`,
      }),
    },
    pages: { heading: 'Where to go next' },
  }
}
