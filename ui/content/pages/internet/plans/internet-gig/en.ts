import { GIG, ULTRA } from '#ui/content/offer-ids.ts'
import { answers, titled } from '#ui/content/word-lists.ts'
import type * as es from './es.ts'

const GAME_GB = 100

export const name = 'Internet Gig'

export const words: typeof es.words = ({ brand, facts }) => ({
  title: `Internet Gig: ${facts.speed(GIG)} up and down | ${brand.name}`,
  description: `Internet Gig brings ${facts.speed(GIG)} of fiber, up and down. ${facts.price(GIG)} a month for the first ${facts.promotionMonths(GIG)} months, ${facts.laterPrice(GIG)} after that, no contract.`,
  opening: {
    title: 'So fast you stop thinking about it',
    lead: `Internet Gig brings ${facts.speed(GIG)} to your home and sends ${facts.uploadSpeed(GIG)} back. It’s our highest speed.`,
    picture: 'A kite crosses the sky like a comet above the lights of a city',
    actions: { address: 'Check my address', differences: 'See the differences' },
  },
  download: {
    id: 'download',
    heading: 'One new game, two waits',
    lead: `How long a ${facts.download(GIG, GAME_GB).size} game takes to download, over a cable with nobody else online.`,
    bars: {
      item2: { value: `${facts.download(ULTRA, GAME_GB).minutes} minutes` },
      internetGig: { title: 'Internet Gig', value: `${facts.download(GIG, GAME_GB).minutes} minutes` },
    },
    note: 'That’s the line’s share. The game’s server, your drive and your WiFi can take longer.',
  },
  upload: {
    id: 'upload',
    heading: 'Upload is half the story',
    paragraphs: [
      'Plenty of plans show off the download and bury the upload. On fiber they match: what comes down in a moment goes up in a moment.',
      'You notice it when you go live, send video to a client, back up a computer, or hold four camera-on meetings under one roof.',
    ],
    points: [
      'Work with video files without hunting for another network.',
      'Your cameras upload their footage without slowing anything down.',
      'Today’s photos reach the cloud before the phone is back in your pocket.',
    ],
  },
  differences: {
    id: 'differences',
    heading: 'Gig next to Ultra',
    lead: 'Twice the speed doesn’t cost twice as much. Not everybody needs it, either.',
    columns: ['Difference', facts.name(GIG), facts.name(ULTRA)],
    rows: [
      ['Speed', facts.speed(GIG), facts.speed(ULTRA)],
      ['To start', `${facts.price(GIG)} a month`, `${facts.price(ULTRA)} a month`],
      ['After that', `${facts.laterPrice(GIG)} a month`, `${facts.laterPrice(ULTRA)} a month`],
      ['Typical latency', facts.latency(GIG), facts.latency(ULTRA)],
      [
        'You feel it when',
        'there are many of you, or somebody moves huge files',
        'a family watches, studies and works at once',
      ],
    ],
  },
  equipment: {
    id: 'equipment',
    heading: 'Getting all of it',
    lead: 'The full line reaches your modem. From there to the screen, three things depend on your home.',
    cards: titled({
      'Cable where it counts':
        'Wire the console, the work computer or the big TV. Nothing else gives you the full speed.',
      'A recent router': `An old one gets you halfway. Advanced WiFi comes with one for ${facts.price('advanced-wifi')} a month.`,
      'Pods in big homes': `Each pod carries the signal to far rooms for ${facts.price('wifi-pod')} a month, up to ${facts.limit('wifi-pod')} per account.`,
    }),
  },
  label: {
    id: 'label',
    heading: 'The label for Gig',
    lead: 'Price, fees, speed and data in the format the law requires.',
  },
  questions: {
    id: 'questions',
    heading: 'Before you order Gig',
    items: answers({
      'What does Gig mean?': `Gigabit per second: a thousand megabits. That’s why you see ${facts.speed(GIG)}.`,
      'Can my phone measure that speed?':
        'Some come close next to the router; most don’t. The line is fine: one small antenna can’t take in that much. To measure, use a computer and a cable.',
      'Will I play better with Gig?':
        'You’ll download and update much faster. During the match latency is what counts, and the difference from Ultra is tiny.',
      'What do I pay after the promotion?': `${facts.laterPrice(GIG)} a month. In the first ${facts.promotionMonths(GIG)} months you save ${facts.saved(GIG)} against that price.`,
      'Is there a way to pay less for Gig?': `With ${facts.withMobileLines(GIG).lines} or more mobile lines it drops to ${facts.withMobileLines(GIG).price} a month for ${facts.withMobileLines(GIG).months} months. The discount applies by itself once you add the lines.`,
    }),
  },
  action: {
    heading: 'Does Gig reach your building?',
    lead: 'Enter your address with your apartment. The answer comes with the price and the days for a visit.',
  },
  pages: { heading: 'More about speed' },
})
