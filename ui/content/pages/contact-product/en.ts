import { answers } from '#ui/content/word-lists.ts'
import type * as es from './es.ts'

export const name = 'Contact us'

export const words: typeof es.words = ({ brand, facts }) => ({
  title: `Contact us: phone numbers and hours | ${brand.name}`,
  description: `Call ${brand.name}: sales ${facts.phone('sales')}, customers ${facts.phone('service')}. The hours of each line and what to have ready when you call.`,
  opening: {
    title: 'Talk to a person',
    lead: 'In Spanish or in English, with no endless menus. Choose by what you need and reach whoever can fix it.',
    picture: 'A woman with a headset answers; the cord of her phone rises like the string of a kite',
    actions: { sales: 'Call sales', service: 'Call customer service' },
  },
  phones: {
    id: 'phones',
    heading: 'Each number, and when it answers',
    lead: 'Calls are free from any phone in the country.',
  },
  noCall: {
    id: 'no-call',
    heading: 'You may not need to call',
    lead: 'You can do this here, at your own pace.',
    cards: {
      orderGoing: {
        title: 'How your order is going',
        body: 'With your order number and a code we send you, see the visit, the remaining steps and the receipt.',
        link: 'See my order',
      },
      whetherReachHome: {
        title: 'Whether we reach your home',
        body: 'Enter your address: in seconds you see the plans and the full price, without leaving your details.',
        link: 'Enter my address',
      },
      billAccount: {
        title: 'Your bill and your account',
        body: 'Sign in to pay, see what each charge is, or change how you receive your bill.',
        link: 'Sign in to my account',
      },
    },
  },
  atHand: {
    id: 'at-hand',
    heading: 'Have this ready and the call is short',
    paragraphs: [
      'Nobody will ask for your full card number or your password. If someone does, hang up and call us yourself.',
    ],
    points: [
      'Your service address, or your order number.',
      'The phone or email you gave when you ordered: it receives the code that proves it’s you.',
      'If it’s about a bill, the date and the amount you don’t recognize.',
      'If something isn’t working, the color of the modem’s light.',
    ],
  },
  questions: {
    id: 'questions',
    heading: 'Before you dial',
    items: answers({
      'Do you speak Spanish?': 'Yes, on every line, whenever it’s open. In English too.',
      'Do you answer at night and on weekends?': `Customer service: ${facts.hours('service')}. Sales: ${facts.hours('sales')}.`,
      'How do I cancel?': `Call ${facts.phone('service')}. We confirm that the account is yours, tell you the last day you pay for and which equipment to return. There is no cancellation fee.`,
      'How do I know a call is really from you?': `If in doubt, hang up and dial ${facts.phone('service')} yourself. We never ask for payment by gift card or wire transfer.`,
    }),
  },
  pages: { heading: 'Other ways to reach us' },
})
