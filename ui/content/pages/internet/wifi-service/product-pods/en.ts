import { POD } from '#ui/content/offer-ids.ts'
import { answers, titled } from '#ui/content/word-lists.ts'
import type * as es from './es.ts'

export const name = 'WiFi pods'

export const words: typeof es.words = ({ brand, facts }) => {
  const [one, two, three, four, five] = [1, 2, 3, 4, 5].map((count) => facts.several(POD, count))
  return {
    title: `WiFi pods for rooms without signal | ${brand.name}`,
    description: `A pod plugs into the wall and carries your WiFi where it doesn’t reach. ${facts.price(POD)} a month each, up to ${facts.limit(POD)} per account. Learn how many and where.`,
    opening: {
      title: 'The back bedroom is home, too',
      lead: 'A pod picks up your WiFi and hands it to the next, like passing a letter along. Plug it in and you’re done.',
      picture: 'A hallway with pods in the outlets: the signal goes from one to the next up to the last room',
      actions: { address: 'Add pods to my order', howMany: 'How many do I need?' },
    },
    howMany: {
      id: 'how-many',
      heading: 'How many pods, and what they add up to',
      lead: 'Count the rooms where it drops today. Roughly a pod for every two.',
      columns: ['Pods', 'A month', 'For a home like this'],
      rows: [
        [`${one?.count} pod`, one?.cost ?? '', 'Apartment with a bedroom at the end of the hall'],
        [`${two?.count} pods`, two?.cost ?? '', 'One story, three bedrooms'],
        [`${three?.count} pods`, three?.cost ?? '', 'Two-story house'],
        [`${four?.count} pods`, four?.cost ?? '', 'Two stories and a garage or basement'],
        [`${five?.count} pods`, five?.cost ?? '', 'Large house with a yard, a workshop or thick walls'],
      ],
      note: `The limit is ${facts.limit(POD)} pods per account. State and local tax is added to the price.`,
    },
    placing: {
      id: 'placing',
      heading: 'Place them in an afternoon',
      lead: 'Nobody to call, no holes to drill.',
      steps: titled({
        'Find the edge':
          'Walk away from the router watching your phone. Where the signal drops to half, that’s the spot for the first.',
        'Plug in the open':
          'Use an outlet in plain sight, not behind the sofa or next to the microwave. Wait until the light stays on.',
        'Walk again':
          'Test in the difficult room. If it falls short, move the pod closer to the router, not farther.',
      }),
    },
    mistake: {
      id: 'mistake',
      heading: 'The usual mistake: putting it where there’s no signal',
      paragraphs: [
        'A pod doesn’t make internet. It passes on what it gets. In the dead room it gets next to nothing, and that’s what it delivers.',
        'The right spot is halfway: still with good signal from the router, already near the room that needs it.',
      ],
      points: [
        'Outlet height is fine; behind furniture isn’t.',
        'Between floors, keep them near the stairs.',
        'If you can wire that TV, do it: cable always wins.',
      ],
    },
    questions: {
      id: 'questions',
      heading: 'About pods',
      items: answers({
        'Do they have another network name?':
          'No. They use the name and password of your WiFi. Your phone moves between them on its own.',
        'Can I start with a single one and order more?': `Yes, and you should: try it for a few days and add only what you need, up to ${facts.limit(POD)}.`,
        'Do they lower the speed?':
          'Every hop through the air costs something. In a room that was dead, you gain far more than you lose on the way.',
        'Do I own the pods?':
          'They’re on loan while you pay for them. If you drop them or cancel, you return them.',
        'Do they work in the yard?':
          'Only under a roof: rain would ruin them. Plug one in the room facing the yard and the signal goes out the window.',
      }),
    },
    pages: { heading: 'Before you order them' },
  }
}
