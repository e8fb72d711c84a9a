import { ULTRA } from '#ui/content/offer-ids.ts'
import { answers, titled } from '#ui/content/word-lists.ts'
import type * as es from './es.ts'

export const name = 'Network reliability'

export const words: typeof es.words = ({ brand, facts }) => ({
  title: `A reliable network, and what if it fails | ${brand.name}`,
  description:
    'What keeps your internet up, what we do when it goes down, how an outage comes off your bill, and how to tell whether the problem is inside your home.',
  opening: {
    title: 'The string runs below, out of the wind',
    lead: 'Fiber carries light, not electricity. Lightning and the neighbor’s wiring don’t bother it. But no network is perfect, so here is also what happens when it fails.',
    picture: 'A street cut open: fiber runs below the ground and rises to each house',
    actions: { outage: 'What to do when it’s down', speedTest: 'Test my connection' },
  },
  whatItTakes: {
    id: 'what-it-takes',
    heading: 'What it takes to stay up',
    lead: 'Three stretches, and who is responsible for each.',
    cards: titled({
      'The network, up to your home':
        'That’s ours to look after and to repair, at no charge, up to your wall.',
      'The entry and the modem': 'Ours, too. The equipment is on loan, and if it breaks we replace it.',
      'The WiFi inside':
        'Yours if the router is yours, shared if you have Advanced WiFi. This is where nearly every drop begins.',
    }),
  },
  outage: {
    id: 'outage',
    heading: 'When it’s down, in this order',
    lead: 'Quickest first.',
    steps: titled({
      'Look at the lights':
        'No light on the modem means power: try another outlet. Steady lights? See whether a single device fails or all of them.',
      'Restart it once':
        'Unplug the modem, count to sixty and plug it back in. If you have a router as well, turn it on afterwards.',
      'Call at any hour': `Customer service answers day and night: ${facts.phone('service')}. We test the line with you and send a technician if it takes one.`,
    }),
  },
  credit: {
    id: 'credit',
    heading: 'You don’t pay for what doesn’t work',
    paragraphs: [
      'If service is out for more than a full day because of us, we take those days off your next bill when you let us know. It’s in the terms of service.',
      'Write down when it started. With the date and time, it’s a short call.',
    ],
    picture: 'At night, a person with a headset answers a call from a home with its light on',
  },
  symptoms: {
    id: 'symptoms',
    heading: 'Is it the network or my home?',
    lead: 'Three checks you can do before you call.',
    columns: ['Check', 'If it works', 'If it doesn’t'],
    rows: [
      ['Connect a computer by cable', 'The line is fine: look at the WiFi', 'It may be the line: call us'],
      [
        'Open three different sites',
        'If a single site fails, the problem is theirs',
        'If they all fail, go to the next check',
      ],
      [
        'Use your phone’s own data',
        'The site works: the fault is in your connection',
        'The site is down for everybody',
      ],
    ],
  },
  questions: {
    id: 'questions',
    heading: 'About outages',
    items: answers({
      'Is there internet when the power is out?':
        'Fiber stays lit, but your modem needs power. A backup battery for the modem and the router keeps you online for as long as it lasts.',
      'Does rain slow it down?':
        'No. The light travels inside the fiber. Water can get at a damaged splice, and that gets repaired; it isn’t normal for it to happen whenever it rains.',
      'Do you slow some sites down when it’s busy?':
        'No. All lawful traffic is treated alike: no site is slowed, and none pays to go faster.',
      'Do you publish how often the network fails?': `We publish typical speed and latency on the label of each plan. Ultra’s latency is ${facts.latency(ULTRA)}. We don’t publish a percentage for outages, so we don’t promise one.`,
      'How soon does a technician come?':
        'It depends on the place and the fault. During the call, ask for a window of hours and the number of your report.',
    }),
  },
  pages: { heading: 'More about the network' },
})
