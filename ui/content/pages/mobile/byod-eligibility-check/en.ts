import { IMEI_LENGTH } from '#core/mobile/imei.ts'
import { answers, titled } from '#ui/content/word-lists.ts'
import type * as es from './es.ts'

export const name = 'Check your IMEI'

export const words: typeof es.words = ({ brand, facts }) => ({
  title: `Check the IMEI of your phone | ${brand.name} Mobile`,
  description: `Enter the IMEI and see if it’s right, which families of devices you can bring to ${brand.name} Mobile, and what to do with two numbers. It isn’t sent or saved.`,
  opening: {
    title: 'Ask your phone for its name',
    lead: `Dial *#${facts.stated('06', 'name')}# and you get ${facts.stated(String(IMEI_LENGTH), 'rule MOB-11')} digits. They tell you if you can bring it.`,
    picture: 'A phone with the keypad on its screen; the string of a kite rises from the key that is pressed',
    actions: { imei: 'Check my IMEI', byod: 'How to bring my phone' },
  },
  imei: {
    id: 'imei',
    heading: 'Your IMEI',
    lead: 'The last digit follows from the others, so a slip in copying it shows at once.',
  },
  next: {
    id: 'next',
    heading: 'If it’s written correctly, what’s next',
    lead: 'The number says which device it is. What remains is whether it’s free.',
    steps: titled({
      'See if it’s unlocked':
        'In the settings, look for the carrier or network lock. If it says there is no restriction, it’s free.',
      'Have your number ready':
        'If you bring it from another carrier, ask for the account number and the transfer PIN.',
      'Order your line': `Online with your address, or at ${facts.phone('sales')}. Then we confirm with the network that the device isn’t reported.`,
    }),
  },
  questions: {
    id: 'questions',
    heading: 'About the IMEI',
    items: answers({
      'Is it risky to give it?':
        'Don’t publish it or send it to strangers. Here it’s checked on your own device: it doesn’t leave it.',
      'What if the device is reported stolen?':
        'It works on no network. If you bought it used, ask the seller for your money and for the invoice in their name.',
      'Does it change with another card?':
        'No. The IMEI belongs to the device; the card and the eSIM have numbers of their own.',
      'Why doesn’t the one on the box match?':
        'It may be the box of another one, or a device repaired with another board. The one on the screen counts.',
    }),
  },
  pages: { heading: 'What comes next' },
})
