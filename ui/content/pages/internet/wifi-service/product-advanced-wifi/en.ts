import { ADVANCED } from '#ui/content/offer-ids.ts'
import { answers, titled } from '#ui/content/word-lists.ts'
import type * as es from './es.ts'

export const name = 'Advanced WiFi'

export const words: typeof es.words = ({ brand, facts }) => ({
  title: `Advanced WiFi, equipment included | ${brand.name}`,
  description: `Advanced WiFi brings the router, blocks dangerous sites and lets you pause any device from your phone. ${facts.price(ADVANCED)} a month, replacements included.`,
  opening: {
    title: 'You run your WiFi',
    lead: 'Our router, looked after by us and controlled by you from your phone.',
    picture: 'A family has dinner without screens: on the phone, two devices are paused',
    actions: { address: 'Add it to my order', included: 'See what’s included' },
  },
  included: {
    id: 'included',
    heading: 'What the price covers',
    lead: 'A single monthly charge. Nothing to buy, nothing to update.',
    cards: titled({
      'The router':
        'On loan and matched to the speed of your plan. You don’t buy it, and it doesn’t grow old on you.',
      'A doorkeeper':
        'It blocks sites known for stealing passwords or installing viruses, on any connected device.',
      'The controls': 'See what’s connected, give it a name and pause its internet.',
      'The spare':
        'If the equipment breaks, we replace it at no charge. No warranty card to dig out of a drawer.',
    }),
  },
  family: {
    id: 'family',
    heading: 'For dinnertime and bedtime',
    paragraphs: [
      'A pause isn’t a punishment: the device takes a break. Everybody else stays online, and you don’t have to change the password for the whole house.',
      'It works the other way, too. If somebody downloads a game during your exam or your meeting, pause that console and resume it afterwards.',
    ],
  },
  limits: {
    id: 'limits',
    heading: 'What it protects, and what it doesn’t',
    lead: 'The doorkeeper guards the door. Another tool takes care of what’s already inside.',
    columns: ['Situation', 'Advanced WiFi', 'Security suite'],
    rows: [
      ['You open a link to a fake site', 'Blocked on your WiFi', 'Blocked on the computer'],
      ['A camera or a bulb reaches for a dangerous site', 'Blocked', 'No'],
      ['A virus arrives on a USB stick', 'No', 'Stopped'],
      ['You use the computer away from home', 'No', 'Yes'],
    ],
    note: `The security suite is separate, at ${facts.price('security-suite')} a month for new customers.`,
  },
  questions: {
    id: 'questions',
    heading: 'About Advanced WiFi',
    items: answers({
      'Do I have to take it?':
        'No. If your router is good, use it: the plan works just the same and you pay nothing extra.',
      'Does it make me faster?':
        'Not the line. What reaches your phone, yes, when the old router was what held it back.',
      'Does it cover the whole home?': `Most apartments, yes. In big houses you add pods for ${facts.price('wifi-pod')} a month, up to ${facts.limit('wifi-pod')}.`,
      'Do you see what I do online?':
        'The doorkeeper compares a site’s address with a list of dangerous ones. It doesn’t read your messages or your pages. The privacy policy has the details.',
      'What about the equipment if I cancel?':
        'You return it. It’s on loan, and there’s no charge as long as it comes back in time.',
    }),
  },
  pages: { heading: 'Complete it' },
})
