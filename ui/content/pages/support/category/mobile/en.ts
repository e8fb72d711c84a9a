import { answers } from '#ui/content/word-lists.ts'
import type * as es from './es.ts'

export const name = 'Mobile support'

export const words: typeof es.words = ({ brand, facts }) => ({
  title: `Help with your cell phone and line | ${brand.name}`,
  description: `Activate your ${brand.name} Mobile line, bring your number, fix data and messages, and act fast if you lose your phone.`,
  opening: {
    title: 'Your phone, back online',
    lead: 'Most problems are fixed on the phone itself. Start with what you see on the screen.',
    picture: 'One hand slides out the tray of a phone and another holds the SIM card',
    actions: { service: 'Call customer service', lost: 'I lost my phone' },
  },
  symptoms: {
    id: 'symptoms',
    heading: 'What you see and what to do',
    lead: 'From the most common to the least.',
    columns: ['On the screen', 'It’s most likely', 'Try this'],
    rows: [
      [
        'No service',
        'The line isn’t active, or the card isn’t seated',
        'Restart; if it stays, take the SIM out, wipe it and put it back',
      ],
      ['Bars, but no internet', 'Mobile data is off', 'Turn on mobile data and turn off low-data mode'],
      [
        'Texts won’t send',
        'Your number is still transferring',
        'Wait a few hours; calls move before messages do',
      ],
      ['“Invalid SIM”', 'The phone is locked to its carrier', 'Ask that carrier to unlock it'],
      [
        'Slow in the evening',
        'The network is congested and you’ve used a lot of data',
        'Use WiFi; the speed returns when the congestion clears',
      ],
    ],
  },
  number: {
    id: 'number',
    heading: 'How to bring your number without trouble',
    paragraphs: [
      'Don’t cancel with your old carrier: if you do, the number is lost. When the transfer ends, that line closes by itself.',
    ],
    points: [
      'Have the account number and the transfer PIN your carrier gives you.',
      'Check that the name and ZIP code match that account, letter by letter.',
      'Keep both phones on and nearby until the new one rings.',
    ],
  },
  lost: {
    id: 'lost',
    heading: 'If it’s lost or stolen',
    paragraphs: [
      `Call ${facts.phone('service')} first. We stop the line right away, so that nobody can call or receive your codes, and we hold your number.`,
      'Then look for it from another device with your phone’s own finder, change your email password, and tell your bank. With a new phone, your line is back in the same call.',
    ],
    picture: 'A phone left behind on a park bench at dusk',
    actions: { service: 'Stop my line now' },
  },
  questions: {
    id: 'questions',
    heading: 'More about your line',
    items: answers({
      'Where do I see how much data I’ve used?':
        'In your account and in the app, line by line. If you share gigs, you also see how much each person used.',
      'How do I add another line?': `Enter your address as a customer and choose mobile lines, or call ${facts.phone('sales')}. An account can have up to ${facts.mobile.maxLines}.`,
      'Can I go from a card to an eSIM?':
        'Yes, if your phone supports it. We send you a code to scan with the camera, and the card stops working.',
      'Do you block nuisance calls?':
        'Calls that look like fraud arrive marked. You can also block any number from your phone.',
      'What happens to my plan if I move?':
        'The line stays the same. If you drop your home internet, the price of the lines changes: we tell you before it does.',
    }),
  },
  pages: { heading: 'About mobile service' },
})
