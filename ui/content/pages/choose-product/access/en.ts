import { ADVANTAGE, ASSIST } from '#ui/content/offer-ids.ts'
import { answers, titled } from '#ui/content/word-lists.ts'
import type * as es from './es.ts'

export const name = 'Internet for everyone'

export const words: typeof es.words = ({ brand, facts }) => ({
  title: `Affordable internet after the ACP: your options | ${brand.name}`,
  description: `The ACP has ended. ${facts.name(ASSIST)} is ${facts.price(ASSIST)} a month for households on public assistance, and ${facts.name(ADVANTAGE)} is ${facts.price(ADVANTAGE)} for anyone. How to ask for each.`,
  opening: {
    title: 'The ACP is over. Your internet doesn’t have to be.',
    lead: `The federal discount ended in ${facts.stated('2024', 'date')}, and nobody can give it to you anymore. What’s left: two plans with a small monthly bill, and one federal program that goes on, Lifeline.`,
    picture: 'An apartment building at dusk: a single string lights every window',
    actions: { address: 'See which one I can get', plans: 'Compare the two' },
  },
  plans: {
    id: 'plans',
    heading: 'Two plans that don’t go up',
    lead: 'Neither has a promotion that ends. The price on the line is the price every month.',
    note: 'There’s no sales tax on internet access. The modem is included, and data is unlimited.',
  },
  who: {
    id: 'who',
    heading: 'Who can get Assist',
    paragraphs: [
      'Your household qualifies if anybody who lives there takes part in one of these programs. It doesn’t have to be the person placing the order.',
    ],
    picture: 'A grandfather and his granddaughter with a computer on the front steps',
  },
  steps: {
    id: 'steps',
    heading: 'How to ask for it',
    lead: 'The whole application is part of the order.',
    steps: titled({
      'Enter your address': 'Below the plans, you’ll be asked about assistance programs.',
      'Check your program': `${facts.name(ASSIST)} joins the list with its price. Choose it like any other plan.`,
      'Have your letter ready':
        'We verify after you order. A benefits letter or a card with the name on it works.',
    }),
  },
  questions: {
    id: 'questions',
    heading: 'What people ask now that the ACP is gone',
    items: answers({
      'Is the ACP coming back?':
        'It doesn’t exist today, and there’s no waiting list to join. If somebody offers you one in exchange for your information, be wary.',
      'What if I leave the program later?': `Let us know. You can move to ${facts.name(ADVANTAGE)} for ${facts.price(ADVANTAGE)} a month, with no charge for changing.`,
      [`What can I do with ${facts.speed(ASSIST)}?`]:
        'Online classes, a video call and a show at the same time. If several of you are online at once, the other plan gives you twice the speed.',
      'Do you check my credit?':
        'There’s a check at the end of the order, the same for everyone. If you don’t pass, you can leave a refundable deposit.',
      'What does Lifeline do?':
        'It’s a federal discount on phone or internet, one per household. You apply through the Lifeline National Verifier, and each company decides whether to take part.',
      'Can somebody help me place the order?': `Yes, in Spanish: ${facts.phone('sales')}. ${facts.hours('sales')}. Or come to a store.`,
    }),
  },
  labels: {
    id: 'labels',
    heading: 'The official labels',
    lead: 'Price, fees and speed of both plans, the way the law requires.',
  },
  pages: { heading: 'Other help' },
})
