import { PHONE } from '#ui/content/offer-ids.ts'
import { answers, titled } from '#ui/content/word-lists.ts'
import type * as es from './es.ts'

export const name = 'Home phone'

export const words: typeof es.words = ({ brand, facts }) => ({
  title: `Home phone for ${facts.price(PHONE)} a month | ${brand.name}`,
  description: `A number for the whole house for ${facts.price(PHONE)} a month. Keep the one you have, and add international calling for ${facts.price('phone-international')} more.`,
  opening: {
    title: 'The number that always reaches home',
    lead: `Home phone runs on the same connection as your internet. Keep your number, and in an emergency ${facts.stated('911', 'name')} gets your address.`,
    picture: 'A grandmother answers the phone by the window',
    actions: { address: 'Check my address', sales: 'Call sales' },
  },
  included: {
    id: 'included',
    heading: 'What you get',
    lead: 'One price. No bundles of minutes.',
    cards: titled({
      'Calls across the country':
        'Talk to any landline or cell phone in the United States without counting minutes.',
      'The number you already have':
        'Bring it from your current company. You enter the number and the account; we handle the transfer.',
      'Fewer nuisance calls': 'Calls that look like fraud arrive with a warning, and you can block numbers.',
    }),
  },
  price: {
    id: 'price',
    heading: 'What you’ll pay',
    lead: 'No promotional price: it’s the same from the first month.',
    columns: ['What you order', 'A month', 'What it covers'],
    rows: [
      ['Home phone', facts.price(PHONE), 'Calls across the United States'],
      [
        'With international calling',
        facts.together(PHONE, 'phone-international'),
        'All that, and other countries at a price per minute',
      ],
      [
        'With internet and Mi Plan Latino',
        `${facts.bundle('bundle-latino').off} less`,
        `Off the total for the first ${facts.bundle('bundle-latino').months} months`,
      ],
    ],
    note: 'Plus tax. No contract.',
  },
  number: {
    id: 'number',
    heading: 'Bring your number without losing your line',
    lead: 'The main thing: don’t cancel your old phone.',
    steps: titled({
      'Find your last bill':
        'It has the account number at your current company. What you enter has to match it.',
      'Enter it in your order':
        'Choose to bring your number. During the transfer, your old line keeps ringing.',
      'Test it and say goodbye':
        'Once calls come in on the new phone, the transfer is done and the old line closes by itself.',
    }),
  },
  power: {
    id: 'power',
    heading: 'When the power goes out',
    paragraphs: [
      `The phone runs over the internet. Without power or service it can’t call, not even ${facts.stated('911', 'name')}. Tell everyone at home before it matters.`,
      'A battery for the modem helps while its charge lasts, and a charged cell phone is the best backup.',
    ],
    points: [
      'If an alarm or a medical device at home uses the phone, ask its company whether it works over the internet.',
      'If you take the modem to another home, change your address first: it’s the one emergency services get.',
    ],
    picture:
      'At night without power, a man talks on the phone next to a candle and a battery plugged into the modem',
  },
  questions: {
    id: 'questions',
    heading: 'Questions about home phone',
    items: answers({
      'Do I need internet to have home phone?':
        'You don’t pay for internet to have a phone, but the equipment is the same. If you already have it, there is no visit.',
      'Will my current phone work?':
        'Yes, almost any will. Plug it into the modem with its cord. Rotary phones may ring, but they can’t dial.',
      'Can I have phones in several rooms?':
        'Yes. A cordless set is easiest: the base goes next to the modem and the others wherever you like.',
      'What does it cost to call my country?': `It depends on the country. Add international calling for ${facts.price('phone-international')} a month and pay each minute at the published rate.`,
      'Do I get a new number if I have none?':
        'Yes. In your order you choose one from the area of your address.',
    }),
  },
  pages: { heading: 'What goes with your phone' },
})
