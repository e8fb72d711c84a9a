import { answers, titled } from '#ui/content/word-lists.ts'
import type * as es from './es.ts'

export const name = 'Coverage map'

export const words: typeof es.words = ({ brand, facts }) => ({
  title: `Cell coverage map by state | ${brand.name} Mobile`,
  description: `See the ${facts.statesServed} states where ${brand.name} sells its service, what the signal at home depends on, and how to check it before you switch.`,
  opening: {
    title: 'Does the signal reach where you live?',
    lead: `We sell service in ${facts.statesServed} states. Find yours on the map; then check your street, which is what counts.`,
    picture: 'A hill with an antenna; one side has signal and the other lies in its shadow',
    actions: { map: 'See the map', address: 'Check my address' },
  },
  map: {
    id: 'map',
    heading: 'The states with service',
    lead: 'In color, where we sell internet and mobile lines. The list says the same as the map.',
  },
  read: {
    id: 'read',
    heading: 'What a map can’t tell you',
    paragraphs: [
      'A map paints open ground. Your signal is decided in the last few yards: a block wall, a basement or a rise changes it more than the distance to the antenna.',
    ],
    points: [
      'Less gets inside the house than reaches the sidewalk. Near a window it improves.',
      'Glass with a sun film stops signal almost like a wall.',
      'In a packed stadium there is signal and no room: everything takes longer.',
      'On WiFi, calls go out over your internet and the signal outside stops mattering.',
    ],
  },
  test: {
    id: 'test',
    heading: 'Check it before you switch',
    lead: 'A little while today saves you a return.',
    steps: titled({
      'Make a short list':
        'Your home, your work, the school, and the road between them. That’s where you spend most of your life.',
      'Try a line':
        'Order a single one and carry it for a few days next to your current phone. Many phones take two lines at once.',
      'Bring the rest':
        'If it wins you over, bring the family’s numbers. If not, cancel at no charge and stay where you were.',
    }),
  },
  questions: {
    id: 'questions',
    heading: 'Questions about signal',
    items: answers({
      'My state isn’t on the map. What can I do?':
        'Enter your address anyway: we tell you if we plan to get there, and you can leave your email to find out.',
      'Does the line work outside those states?':
        'Yes. The map says where we sell the service, not where it works: within the country you call and browse the same when you travel.',
      'How do I improve the signal inside my home?':
        'Turn on WiFi calling in your phone’s settings. If the WiFi doesn’t reach a room, a pod solves both.',
      'Why is it slow sometimes with full bars?':
        'Bars measure how close you are, not how many people use the antenna. In the late afternoon and at events it’s shared among more of them.',
    }),
  },
  pages: { heading: 'If it reaches your home' },
})
