import type { OfferId } from '#core/catalog/offer.ts'
import type { PageWriter } from '#ui/content/page-entry.ts'

const ADVANTAGE = 'internet-advantage' as OfferId
const ULTRA = 'internet-500' as OfferId
const GIG = 'internet-gig' as OfferId

/** Which speed a household needs, in English. */
export const internetSpeeds: PageWriter = ({ brand, facts }) => ({
  title: `How much internet speed do I need? | ${brand.name}`,
  description:
    'Count people, devices and what they do at once. We tell you the Mbps your home needs, show the math, and name the cheapest plan that covers it.',
  sections: [
    {
      kind: 'opening',
      layout: 'split',
      title: 'Don’t pay for speed nobody uses',
      lead: 'What your home needs is decided in the evening, when everybody is online at once. Count that hour here.',
      picture: {
        name: 'internetBusyHome',
        alt: 'A home in its busiest hour: somebody is online in every room',
      },
      actions: [
        { label: 'Do the math', to: '#math' },
        { label: 'See the plans', to: '/internet/plans' },
      ],
    },
    {
      kind: 'tool',
      id: 'math',
      heading: 'The math for your home',
      lead: 'Picture a Tuesday at eight in the evening. Who’s home, and what are they doing?',
      tool: 'speedNeed',
    },
    {
      kind: 'bars',
      id: 'uses',
      heading: 'What each thing takes',
      lead: 'Download speed for a single person or screen. Add up the ones that happen together.',
      bars: [
        {
          title: 'A movie at the sharpest setting',
          value: facts.use('video4k').speed,
          amount: facts.use('video4k').mbps,
          isMain: true,
        },
        {
          title: 'A large download',
          value: facts.use('download').speed,
          amount: facts.use('download').mbps,
        },
        {
          title: 'A show in high definition',
          value: facts.use('videoHd').speed,
          amount: facts.use('videoHd').mbps,
        },
        {
          title: 'A video call',
          value: facts.use('videoCall').speed,
          amount: facts.use('videoCall').mbps,
        },
        { title: 'An online game', value: facts.use('gaming').speed, amount: facts.use('gaming').mbps },
      ],
      note: 'Figures from the speed guide of the FCC, the Federal Communications Commission. We add a margin for devices that update on their own and for what gets lost over WiFi.',
    },
    {
      kind: 'table',
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
    {
      kind: 'feature',
      id: 'honest',
      heading: 'If the answer is small, believe it',
      tone: 'sun',
      paragraphs: [
        'A family that streams and works from home rarely gets past half of Ultra. You can’t feel the extra speed: a picture that’s already complete doesn’t get any sharper.',
        'What you do feel is WiFi. Before you pay for a faster plan, test next to the modem and in the room where it stalls. If it’s fine next to the modem, the plan isn’t the problem.',
      ],
      actions: [{ label: 'Test my speed', to: '/internet/speed-test' }],
    },
    {
      kind: 'questions',
      id: 'questions',
      heading: 'Cases we hear a lot',
      items: [
        {
          question: 'I live alone and work from home. How much do I need?',
          answer: `A video call uses ${facts.use('videoCall').speed}. Add a show and your backups and you still fit in Internet Advantage, at ${facts.speed(ADVANTAGE)}.`,
        },
        {
          question: 'What about lots of cameras and smart bulbs?',
          answer:
            'Each one asks for very little, all day long. Cameras that record to the cloud are the exception: they use upload. On fiber, upload matches download.',
        },
        {
          question: 'How much does online gaming take?',
          answer: `About ${facts.use('gaming').speed} while you play. What matters in the match is the response. You notice speed the day you download the game.`,
        },
        {
          question: 'There are more than six of us. Straight to Gig?',
          answer:
            'Do the math first. It’s about how many are busy at the same hour, not how many live there. Gig pays off when you also move very large files.',
        },
        {
          question: 'Does this work for another provider?',
          answer:
            'Yes. A megabit is a megabit everywhere. If the other connection isn’t fiber, check the upload separately.',
        },
      ],
    },
    {
      kind: 'action',
      heading: 'You know how much. See if it’s there.',
      lead: 'Your address answers with the plans, the price today and the price later.',
      hasAddressForm: true,
      actions: [],
    },
    {
      kind: 'pages',
      heading: 'Go deeper',
      pages: [
        '/internet/internet-speeds-explained',
        '/internet/best-internet-speed-for-streaming',
        '/internet/plans/internet-ultra',
        '/internet/plans/internet-gig',
      ],
    },
  ],
})
