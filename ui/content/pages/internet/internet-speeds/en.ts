import { ADVANTAGE, GIG, ULTRA } from '#ui/content/offer-ids.ts'
import { answers } from '#ui/content/word-lists.ts'
import type * as es from './es.ts'

export const name = 'Internet speeds'

export const words: typeof es.words = ({ brand, facts }) => ({
  title: `How much internet speed do I need? | ${brand.name}`,
  description:
    'Count people, devices and what they do at once. We tell you the Mbps your home needs, show the math, and name the cheapest plan that covers it.',
  opening: {
    title: 'Don’t pay for speed nobody uses',
    lead: 'What your home needs is decided in the evening, when everybody is online at once. Count that hour here.',
    picture: 'A home in its busiest hour: somebody is online in every room',
    actions: { math: 'Do the math', plans: 'See the plans' },
  },
  math: {
    id: 'math',
    heading: 'The math for your home',
    lead: 'Picture a Tuesday at eight in the evening. Who’s home, and what are they doing?',
  },
  uses: {
    id: 'uses',
    heading: 'What each thing takes',
    lead: 'Download speed for a single person or screen. Add up the ones that happen together.',
    bars: {
      movieSharpestSetting: { title: 'A movie at the sharpest setting' },
      largeDownload: { title: 'A large download' },
      showHighDefinition: { title: 'A show in high definition' },
      videoCall: { title: 'A video call' },
      onlineGame: { title: 'An online game' },
    },
    note: 'Figures from the speed guide of the FCC, the Federal Communications Commission. We add a margin for devices that update on their own and for what gets lost over WiFi.',
  },
  plans: {
    id: 'plans',
    heading: 'What fits in each plan',
    lead: 'Each row on its own. To mix them, use the math above.',
    columns: ['At the same time', facts.name(ADVANTAGE), facts.name(ULTRA), facts.name(GIG)],
    rows: [
      ['Speed', facts.speed(ADVANTAGE), facts.speed(ULTRA), facts.speed(GIG)],
      [
        'Screens at the sharpest setting',
        facts.atOnce(ADVANTAGE, 'video4k'),
        facts.atOnce(ULTRA, 'video4k'),
        facts.atOnce(GIG, 'video4k'),
      ],
      [
        'Video calls',
        facts.atOnce(ADVANTAGE, 'videoCall'),
        facts.atOnce(ULTRA, 'videoCall'),
        facts.atOnce(GIG, 'videoCall'),
      ],
      [
        'Starting price',
        `${facts.price(ADVANTAGE)} a month`,
        `${facts.price(ULTRA)} a month for ${facts.promotionMonths(ULTRA)} months`,
        `${facts.price(GIG)} a month for ${facts.promotionMonths(GIG)} months`,
      ],
      [
        'Price after that',
        'The same',
        `${facts.laterPrice(ULTRA)} a month`,
        `${facts.laterPrice(GIG)} a month`,
      ],
    ],
  },
  honest: {
    id: 'honest',
    heading: 'If the answer is small, believe it',
    paragraphs: [
      'A family that streams and works from home rarely gets past half of Ultra. You can’t feel the extra speed: a picture that’s already complete doesn’t get any sharper.',
      'What you do feel is WiFi. Before you pay for a faster plan, test next to the modem and in the room where it stalls. If it’s fine next to the modem, the plan isn’t the problem.',
    ],
    actions: { speedTest: 'Test my speed' },
  },
  questions: {
    id: 'questions',
    heading: 'Cases we hear a lot',
    items: answers({
      'I live alone and work from home. How much do I need?': `A video call uses ${facts.use('videoCall').speed}. Add a show and your backups and you still fit in Internet Advantage, at ${facts.speed(ADVANTAGE)}.`,
      'What about lots of cameras and smart bulbs?':
        'Each one asks for very little, all day long. Cameras that record to the cloud are the exception: they use upload. On fiber, upload matches download.',
      'How much does online gaming take?': `About ${facts.use('gaming').speed} while you play. What matters in the match is the response. You notice speed the day you download the game.`,
      'There are more than six of us. Straight to Gig?':
        'Do the math first. It’s about how many are busy at the same hour, not how many live there. Gig pays off when you also move very large files.',
      'Does this work for another provider?':
        'Yes. A megabit is a megabit everywhere. If the other connection isn’t fiber, check the upload separately.',
    }),
  },
  action: {
    heading: 'You know how much. See if it’s there.',
    lead: 'Your address answers with the plans, the price today and the price later.',
  },
  pages: { heading: 'Go deeper' },
})
