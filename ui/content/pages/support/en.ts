import { siteWords } from '#ui/content/es/shared/site.ts'
import { answers, titled } from '#ui/content/word-lists.ts'
import type * as es from './es.ts'

export const name = 'Support'

export const words: typeof es.words = ({ brand, facts }) => ({
  title: `Help with your service and order | ${brand.name}`,
  description: `Fix your internet, WiFi or TV, follow your order, make sense of your bill, or cancel. And if you would rather talk, ${brand.name} answers.`,
  opening: {
    title: 'What happened?',
    lead: 'Here is what a technician would try first, in the order they would try it. If that isn’t enough, a person answers.',
    picture: 'A girl and her grandfather untangle the string of a kite in the living room',
    actions: { service: 'Call customer service', orderStatus: siteWords.orderStatus },
  },
  noInternet: {
    id: 'no-internet',
    heading: 'Your internet is out',
    lead: 'Most of the time the first step is enough.',
    steps: titled({
      'Unplug it and wait':
        'Cut the power to the modem, count slowly to twenty, and plug it back in. Wait until the light stops blinking.',
      'Try a cable':
        'Connect a computer to the modem with a cable. If that works, the problem is the WiFi: move closer, or move the modem out into the open.',
      'Look at the light': `Amber or off means no signal. Tighten the cables and call ${facts.phone('service')}: we measure the line with you.`,
    }),
  },
  topics: {
    id: 'topics',
    heading: 'Other problems, and what to try first',
    lead: 'Find the one that looks like yours.',
    cards: {
      wifiDoesntReach: {
        title: 'WiFi doesn’t reach a room',
        body: 'Raise the modem onto furniture, away from the microwave and from thick walls. If the room is still too far, add a pod.',
      },
      tvFreezes: {
        title: 'The TV freezes',
        body: 'Close the app and open it again. If it keeps happening, measure the speed in that room before you blame the TV.',
      },
      noDialTone: {
        title: 'No dial tone on the home phone',
        body: 'Check that the phone is in the modem’s phone port and that the modem has a light. Without power there is no line.',
      },
      noDataCell: {
        title: 'No data on the cell phone',
        body: 'Turn on airplane mode for a few seconds, then turn it off. If you just brought your number, the transfer may take a while.',
      },
      billWentUp: {
        title: 'The bill went up',
        body: 'See whether a promotion ended: the bill and your order name the month. The first bill also includes a month in advance.',
        link: 'See my account',
      },
      cantBeThere: {
        title: 'I can’t be there for the visit',
        body: 'Change it with your order number. The sooner you do, the more times you have to choose from.',
        link: 'See my order',
      },
    },
  },
  beforeAfter: {
    id: 'before-after',
    heading: 'Before and after your order',
    paragraphs: [
      `Before you buy, call sales: ${facts.phone('sales')}. We tell you which plans reach your address and their full price.`,
      `Afterward, your order number and a code show you the visit and the remaining steps under “${siteWords.orderStatus}”. You don’t need an account. To change the visit or cancel, call customer service: ${facts.phone('service')}. There is no cancellation fee.`,
    ],
  },
  questions: {
    id: 'questions',
    heading: 'What people ask us most',
    items: answers({
      'How do I know if there is an outage in my area?': `Call ${facts.phone('service')}: before we put you through, we check your address and tell you whether the repair is under way.`,
      'Do I get credit for days without service?':
        'If the outage is ours and lasts more than a full day, let us know and those days come off your next bill.',
      'How do I change my WiFi password?':
        'In the app, or on the page named on the modem’s label. Then reconnect each device with the new one.',
      'When does the technician come?':
        'On the day and between the hours you picked. You get a message when they’re on the way, and they only come in if an adult is home.',
      'What do I do if I move?': `Enter the new address on this page to see what reaches it. Then call ${facts.phone('service')} and we move the service without cutting off the current one until the day you choose.`,
      'How do I return the equipment when I cancel?':
        'Take it to a store, or mail it with the prepaid label we send you. Keep the receipt.',
    }),
  },
  pages: { heading: 'More help' },
})
