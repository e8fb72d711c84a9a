import { answers, titled } from '#ui/content/word-lists.ts'
import type * as es from './es.ts'

export const name = 'WiFi access points'

export const words: typeof es.words = ({ brand, facts }) => ({
  title: `WiFi access points: where to put them | ${brand.name}`,
  description:
    'What an access point is, how it differs from a repeater or a pod, and where to place it in your kind of home so the signal gets there without extra gear.',
  opening: {
    title: 'Plan your signal like your lights: room by room',
    lead: 'A lamp in the living room doesn’t light the back bedroom. WiFi is the same: sometimes you only have to move the point, and sometimes you need another.',
    picture: 'An apartment from above: one point covers the living room and another the bedrooms beyond',
    actions: { place: 'See where it goes', productPods: 'About pods' },
  },
  whatItIs: {
    id: 'what-it-is',
    heading: 'What an access point is',
    paragraphs: [
      'It’s the device that turns a cable into a signal. Your router already has one inside. When the home is long, has two floors or thick walls, that single point falls short and you add more.',
      'All the points in a home should form a single network with a single name and password. Then your phone moves from one to the next as you walk, without dropping the call.',
    ],
  },
  kinds: {
    id: 'kinds',
    heading: 'Three ways to reach farther',
    lead: 'They look alike. Inside, they don’t do the same thing.',
    columns: ['Equipment', 'How it gets internet', 'When it makes sense'],
    rows: [
      [
        'Wired point',
        'Over a network cable from the router',
        'When there’s cable in the wall, or you can run it. Gives the most speed',
      ],
      [
        'Pod',
        'Over WiFi, pod to pod, as a single network',
        'When there are no cables. Plug it in, move it in a moment',
      ],
      [
        'Stand-alone repeater',
        'Over WiFi, repeated under another name',
        'As a short-term patch: it splits the speed and makes you switch networks',
      ],
    ],
    note: `Of these three, we rent pods: ${facts.price('wifi-pod')} a month each, up to ${facts.limit('wifi-pod')} per account.`,
  },
  place: {
    id: 'place',
    heading: 'The right spot for your home',
    lead: 'The short rule: central, high and in plain sight.',
    cards: titled({
      Apartment:
        'A single point in the middle hallway usually does it. Avoid the corner by the window: half the signal goes out to the street.',
      'Long, one-story house':
        'Put one near the modem and another two thirds of the way. Not at the far end: there it receives a weak signal and repeats it weak.',
      'Two-story house':
        'One on each floor, near the stairs and nearly above each other. The stairwell is the best door between floors.',
      'Brick or concrete walls':
        'Count walls, not feet. After two thick walls you want another point, even if it’s close.',
    }),
  },
  obstacles: {
    id: 'obstacles',
    heading: 'What eats the signal',
    paragraphs: ['Before you add equipment, clear the way. Often that’s all it takes.'],
    points: [
      'Closed furniture and metal shelves.',
      'Large mirrors and fish tanks: water stops it.',
      'The microwave oven while it’s running.',
      'The floor: under the bed, the signal reaches your shoes.',
    ],
    actions: { speedTest: 'Test in each room' },
  },
  questions: {
    id: 'questions',
    heading: 'Setup questions',
    items: answers({
      'How many points do I need?':
        'Start with a single well-placed one and test every room. Add another for every two distant rooms where the signal is weak.',
      'Can there be too many?':
        'Yes. Too close together they get in each other’s way, and your phone can’t decide. A few, well spread, are better.',
      'Can I use the ones I have?':
        'Yes, connected to your own router. Another brand forms its own network: turn off the WiFi you don’t use so they don’t compete.',
      'Does the technician place them?':
        'On installation day the technician connects the equipment you ordered and tests the WiFi with you. Show them the difficult rooms.',
    }),
  },
  pages: { heading: 'The rest of your WiFi' },
})
