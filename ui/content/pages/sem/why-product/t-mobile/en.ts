import { COMPARISON_DATE } from '#ui/content/comparison-date.ts'
import type * as es from './es.ts'

export const name = '{brand} and T-Mobile'

export const words: typeof es.words = ({ brand, facts }) => ({
  title: `${brand.name} or T-Mobile: how internet reaches you | ${brand.name}`,
  description: `Before you choose between ${brand.name} and T-Mobile, ask how the signal gets into your home, how fast it uploads, and what happens at the busiest hour.`,
  opening: {
    title: `${brand.name} or T\u2060-\u2060Mobile: ask how it gets in`,
    lead: 'Home internet can come over a cable or through the air. We bring it over fiber, all the way to the modem.',
    picture: 'A cutaway house: the string enters through the wall, drops to the modem and runs to the rooms',
    actions: { sales: 'Ask if fiber is here' },
  },
  fiber: {
    id: 'fiber',
    heading: 'Ours, measured',
    figures: [
      {
        figure: facts.speed('internet-500'),
        meaning: `down, for ${facts.price('internet-500')} a month for the first ${facts.promotionMonths('internet-500')} months`,
      },
      { figure: facts.uploadSpeed('internet-500'), meaning: 'up' },
      { figure: facts.latency('internet-500'), meaning: 'of typical latency, according to the label' },
    ],
  },
  table: {
    id: 'table',
    heading: 'Questions about the signal',
    lead: `${brand.name}’s answers as of ${facts.date(COMPARISON_DATE)}.`,
    columns: ['What to compare', brand.name, 'Ask T-Mobile'],
    rows: [
      ['How it arrives', 'Over fiber, to a modem in your home', 'By cable or by antenna at my address?'],
      [
        'At the busiest hour',
        'The plan’s speed is over a cable to your equipment',
        'Does my priority drop when the network fills up?',
      ],
      [
        'Who sets it up',
        `You, for free, or a technician for ${facts.oneTime('install-professional')}`,
        'Where does the equipment have to go?',
      ],
      ['If it’s not for me', 'Cancel at no charge', 'Do I get a trial period?'],
    ],
    note: 'T-Mobile is a trademark of its owner, who has nothing to do with this page.',
  },
  bill: {
    id: 'bill',
    heading: 'And with your bill?',
    lead: 'Enter what you pay today. We assume that your price there never goes up.',
  },
  pages: { heading: 'Understand your connection' },
})
