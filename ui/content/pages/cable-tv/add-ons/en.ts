import { answers } from '#ui/content/word-lists.ts'
import type * as es from './es.ts'

export const name = 'TV add-ons'

export const words: typeof es.words = ({ brand, facts }) => {
  const { each, months } = facts.installments('xumo-own')
  return {
    title: `TV add-ons: Disney+ and Xumo prices | ${brand.name}`,
    description:
      'What you can add to your TV plan, how much each extra costs a month, and the total for three example homes. No contract, and everything on the same bill.',
    opening: {
      title: 'Add only what you’ll use',
      lead: 'The list of extras is short on purpose. Each has its price in plain sight and leaves with no fee, except the installments of a device you own.',
      picture: 'A coat rack by the door with a small box, a movie and a kite hanging from their strings',
      actions: { address: 'Build my TV', prices: 'See the prices' },
    },
    prices: {
      id: 'prices',
      heading: 'Extras and their prices',
      lead: 'They go with any TV plan.',
      columns: ['Extra', 'A month', 'For how long', 'What it’s for'],
      rows: [
        [
          facts.name('disney-basic'),
          facts.price('disney-basic'),
          'As long as you have it',
          'Series and movies, with ads',
        ],
        [
          facts.name('disney-premium'),
          facts.price('disney-premium'),
          'As long as you have it',
          'The same, without ads',
        ],
        [
          'Leased Xumo',
          facts.price('xumo-lease'),
          'As long as you have it',
          'Apps and channels on a basic TV',
        ],
        ['Your own Xumo', each, `${months} months`, 'The same, and it ends up yours'],
      ],
      note: 'One Disney+ and one Xumo per order. Plus tax.',
    },
    examples: {
      id: 'examples',
      heading: 'Three homes and their totals',
      lead: 'Plan and extras, per month and before tax.',
      bars: {
        onePersonTv: { title: 'One person: TV Stream Latino, on a phone' },
        coupleTvStream: { title: 'A couple: TV Stream Latino, Disney+ Basic and Xumo' },
        grandparentsParentsKids: {
          title: 'Grandparents, parents and kids: Mi Plan Latino, Disney+ Premium and Xumo',
        },
      },
    },
    decide: {
      id: 'decide',
      heading: 'The kitchen table test',
      paragraphs: [
        'Before you add anything, bring it up at the table. If nobody can say what they’ll watch on it this week, you don’t need it yet.',
        'You can add extras at any time. Ordering them later costs the same as ordering them today.',
      ],
      points: [
        'Disney+ without ads makes a difference with small kids: they can’t wait.',
        'Xumo makes a difference on the old TV, not the new one.',
        'An extra nobody opened in a month can go.',
      ],
      picture: 'A family talks around a list at the kitchen table',
    },
    questions: {
      id: 'questions',
      heading: 'Questions about extras',
      items: answers({
        'Are there extra channels or theme packs?':
          'No. Channels come in the plans. If you want more, look at the next plan up: it’s usually simpler than stacking packs.',
        'How do I add an extra if I’m a customer?': `Call ${facts.phone('service')}. They confirm the price and the day it starts.`,
        'Do I pay the whole month if I drop it?':
          'Ask for the date of your bill and drop it before then, so another month doesn’t start.',
        'What do I return?': 'The leased Xumo. Your own is yours, and Disney+ has no equipment.',
        'Is Advanced WiFi a TV extra?': `No, it belongs to internet. But if the picture stalls in one room, it may be what’s missing: it costs ${facts.price('advanced-wifi')} a month.`,
      }),
    },
    pages: { heading: 'A closer look at each' },
  }
}
