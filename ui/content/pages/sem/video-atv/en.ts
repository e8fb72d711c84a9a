import { titled } from '#ui/content/word-lists.ts'
import type * as es from './es.ts'

export const name = 'TV on your TV'

export const words: typeof es.words = ({ brand, facts }) => ({
  title: `Keep the TV you have, with our app or a Xumo | ${brand.name}`,
  description: `If your TV has apps, download ours and sign in. If it doesn’t, plug in a Xumo for ${facts.price('xumo-lease')} a month. Either way you get your plan’s channels.`,
  opening: {
    title: 'There’s life in that old TV yet',
    lead: `No need for a new screen. With the app, or with a Xumo, you get ${facts.name('tv-stream')} from ${facts.price('tv-stream')} a month.`,
    picture: 'An old TV set on legs: a string joins it to a small box and to a kite on its screen',
    actions: { sales: 'Call to order' },
  },
  steps: {
    id: 'steps',
    heading: 'From off to on',
    lead: 'You can do it with the remote.',
    steps: titled({
      'Look for apps': 'If your TV’s menu has an app store, download ours. You’re almost there.',
      'Or plug in a Xumo':
        'It goes into the HDMI port and uses your WiFi. It’s for TVs with no apps, or slow ones.',
      'Sign in': 'Use the account from your order. Your plan’s channels show up in the guide.',
    }),
  },
  xumo: {
    id: 'xumo',
    heading: 'Xumo: rent it or own it',
    lead: 'At first the monthly price is the same. The difference comes later.',
    columns: ['How', 'Each month', 'For how long', 'In the end'],
    rows: [
      ['Rent', facts.price('xumo-lease'), 'As long as you use it', 'You return it'],
      [
        'Own',
        facts.price('xumo-own'),
        `${facts.promotionMonths('xumo-own')} months`,
        'It’s yours and you stop paying',
      ],
    ],
  },
  pages: { heading: 'Before you plug in' },
})
