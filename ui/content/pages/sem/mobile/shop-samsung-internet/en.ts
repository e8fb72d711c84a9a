import { ULTRA } from '#ui/content/offer-ids.ts'
import { answers, titled } from '#ui/content/word-lists.ts'
import type * as es from './es.ts'

export const name = 'Samsung with your internet'

export const words: typeof es.words = ({ brand, facts }) => {
  const together = facts.withMobileLines(ULTRA)
  return {
    title: `Your Samsung with your internet | ${brand.name} Mobile`,
    description: `Connect your Samsung phone, tablet or watch along with your ${brand.name} internet: which devices work, what each line costs, and how to start.`,
    opening: {
      title: 'A Galaxy needs a sky',
      lead: `Your phone, tablet and watch on the same account as your internet. The first line, ${facts.lines('bundled', 1).cost} a month.`,
      picture: 'A folding phone, a tablet and a watch like stars joined by the string of a kite',
      actions: { address: 'Get my price', sales: 'Call sales' },
    },
    devices: {
      id: 'devices',
      heading: 'Each device, with what it needs',
      lead: 'Not all of them take a line of their own.',
      cards: titled({
        'Galaxy phone':
          'With eSIM or a card. If it’s unlocked, bring it with your number and with everything in it.',
        Tablet: 'At home, WiFi is enough. With its own line, it works in the car and at school.',
        Watch:
          'The LTE model can have its own line and leave the phone at home. The model without LTE uses the phone’s.',
      }),
    },
    home: {
      id: 'home',
      heading: 'The TV and the fridge count too',
      paragraphs: [
        'In a home with many connected devices, the speed is shared. Before you buy another one, see whether your internet and your WiFi can keep up.',
        `With ${together.lines} or more lines, ${facts.name(ULTRA)} costs ${together.price} a month for the first ${together.months} months: the discount is on the internet.`,
      ],
      actions: { address: 'See the internet plans' },
    },
    steps: {
      id: 'steps',
      heading: 'From your carrier to us',
      lead: 'Without losing your number or your photos.',
      steps: titled({
        'Check the lock':
          'In Settings, Connections, Mobile networks: if it lets you choose an operator, it’s free.',
        'Make a backup': 'In Settings, Accounts and backup. It’s insurance: the change erases nothing.',
        'Change the line': 'Scan the eSIM code with the camera, or swap the card while the phone is off.',
      }),
    },
    questions: {
      id: 'questions',
      heading: 'If you have a Samsung',
      items: answers({
        'Does my model work on your network?':
          'Almost all sold in the United States do. One bought abroad may lack the bands used here: tell us its IMEI and we check.',
        'Can I trade in my old Samsung?': `Yes, if it’s paid off, powers on, never got wet and you reset it. You get what it’s worth and ${facts.mobile.tradeInBonus} more.`,
        'Does a foldable pay more for its line?': `No. The line costs the same on any phone: ${facts.mobile.perLine('unlimited')} a month, or less for several.`,
        'Can I change it every time a new one comes out?': `With ${facts.name('mobile-unlimited-plus')}, yes, without finishing paying for the last one.`,
      }),
    },
    pages: { heading: 'Before you choose' },
  }
}
