import { ADVANCED, POD } from '#ui/content/offer-ids.ts'
import { answers, titled } from '#ui/content/word-lists.ts'
import type * as es from './es.ts'

export const name = 'WiFi service'

export const words: typeof es.words = ({ brand, facts }) => ({
  title: `Home WiFi: your router or ours | ${brand.name}`,
  description: `Choose how to spread your internet: your own router for free, Advanced WiFi for ${facts.price(ADVANCED)} a month, or pods at ${facts.price(POD)} for the rooms at the back.`,
  opening: {
    title: 'Fiber to the door. WiFi to your hands.',
    lead: 'Every plan includes the modem. To spread the signal, use your router or ours: it’s your call, and you can add it later.',
    picture: 'A router on a shelf in the middle of a home sends the signal to both rooms',
    actions: { address: 'Check my address', ways: 'Compare both ways' },
  },
  ways: {
    id: 'ways',
    heading: 'Your router or ours',
    lead: 'It depends on how old yours is, and how much you enjoy setting it up.',
    columns: ['What you compare', 'Your own router', 'Advanced WiFi'],
    rows: [
      ['Price', 'Free', `${facts.price(ADVANCED)} a month`],
      ['The equipment', 'You bring it', 'On loan from us'],
      ['If it breaks', 'You buy another', 'We replace it'],
      ['Dangerous sites', 'Depends on your router', 'Blocked'],
      ['Pausing a device', 'Depends on your router', 'From your phone'],
      ['Who sets it up', 'You', 'The technician, or you with the guide'],
    ],
  },
  extras: {
    id: 'extras',
    heading: 'What you can add',
    lead: 'Every extra is paid by the month and leaves when you say so.',
    note: 'Plus state and local tax, which you see before you pay.',
  },
  decide: {
    id: 'decide',
    heading: 'Decide without overspending',
    lead: 'In this order. Stop as soon as it works.',
    steps: titled({
      'Try what you have':
        'Connect your router to the modem in the middle of your home, and test every room.',
      'Change the router':
        'If it’s slow right next to the router, the router is old. Advanced WiFi solves that without buying anything.',
      'Add pods': 'If it flies next to the router and crawls at the back, you lack reach. Put a pod halfway.',
    }),
  },
  questions: {
    id: 'questions',
    heading: 'Before you choose your WiFi',
    items: answers({
      'Which router can I bring?':
        'Any with a port for the cable from the modem, marked WAN or Internet. Check that it isn’t slower than your plan.',
      'Can I add Advanced WiFi later?': `Yes. Call customer service at ${facts.phone('service')} and we’ll get the equipment to you.`,
      'Can I change the name and password?':
        'Yes, and the first day is a good day. Use a long phrase your family remembers and nobody else would guess.',
      'How do I give guests WiFi?':
        'Turn on your router’s guest network. They get internet, but not your computers or your printer.',
      'What do I return if I cancel?':
        'The modem and, if you have them, the Advanced WiFi router and the pods. Your router is yours.',
    }),
  },
  action: {
    heading: 'Start with the plan',
    lead: 'You pick WiFi afterwards, with the price of each extra in view.',
  },
  pages: { heading: 'Get to know each part' },
})
