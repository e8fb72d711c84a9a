import { siteWords } from '#ui/content/es/shared/site.ts'
import type { PageWriter } from '#ui/content/page-entry.ts'

/** The help centre: what to try first, before and after an order. */
export const support: PageWriter = ({ brand, facts }) => ({
  title: `Help with your service and order | ${brand.name}`,
  description: `Fix your internet, WiFi or TV, follow your order, make sense of your bill, or cancel. And if you would rather talk, ${brand.name} answers.`,
  sections: [
    {
      kind: 'opening',
      layout: 'split',
      title: 'What happened?',
      lead: 'Here is what a technician would try first, in the order they would try it. If that isn’t enough, a person answers.',
      picture: {
        name: 'untangle',
        alt: 'A girl and her grandfather untangle the string of a kite in the living room',
      },
      actions: [
        { label: 'Call customer service', to: 'service' },
        { label: siteWords.orderStatus, to: '/order-status' },
      ],
    },
    {
      kind: 'steps',
      layout: 'list',
      id: 'no-internet',
      heading: 'Your internet is out',
      lead: 'Most of the time the first step is enough.',
      steps: [
        {
          title: 'Unplug it and wait',
          body: 'Cut the power to the modem, count slowly to twenty, and plug it back in. Wait until the light stops blinking.',
        },
        {
          title: 'Try a cable',
          body: 'Connect a computer to the modem with a cable. If that works, the problem is the WiFi: move closer, or move the modem out into the open.',
        },
        {
          title: 'Look at the light',
          body: `Amber or off means no signal. Tighten the cables and call ${facts.phone('service')}: we measure the line with you.`,
        },
      ],
    },
    {
      kind: 'cards',
      id: 'topics',
      heading: 'Other problems, and what to try first',
      lead: 'Find the one that looks like yours.',
      cards: [
        {
          icon: 'wifi',
          title: 'WiFi doesn’t reach a room',
          body: 'Raise the modem onto furniture, away from the microwave and from thick walls. If the room is still too far, add a pod.',
        },
        {
          icon: 'screen',
          title: 'The TV freezes',
          body: 'Close the app and open it again. If it keeps happening, measure the speed in that room before you blame the TV.',
        },
        {
          icon: 'receiver',
          title: 'No dial tone on the home phone',
          body: 'Check that the phone is in the modem’s phone port and that the modem has a light. Without power there is no line.',
        },
        {
          icon: 'phone',
          title: 'No data on the cell phone',
          body: 'Turn on airplane mode for a few seconds, then turn it off. If you just brought your number, the transfer may take a while.',
        },
        {
          icon: 'receipt',
          title: 'The bill went up',
          body: 'See whether a promotion ended: the bill and your order name the month. The first bill also includes a month in advance.',
          link: { label: 'See my account', to: 'account' },
        },
        {
          icon: 'calendar',
          title: 'I can’t be there for the visit',
          body: 'Change it with your order number. The sooner you do, the more times you have to choose from.',
          link: { label: 'See my order', to: '/order-status' },
        },
      ],
    },
    {
      kind: 'feature',
      id: 'before-after',
      tone: 'sun',
      heading: 'Before and after your order',
      paragraphs: [
        `Before you buy, call sales: ${facts.phone('sales')}. We tell you which plans reach your address and their full price.`,
        `Afterward, your order number and a code show you the visit and the remaining steps under “${siteWords.orderStatus}”. You don’t need an account. To change the visit or cancel, call customer service: ${facts.phone('service')}. There is no cancellation fee.`,
      ],
      picture: { name: 'orderTrail' },
    },
    {
      kind: 'questions',
      ask: 'service',
      id: 'questions',
      heading: 'What people ask us most',
      items: [
        {
          question: 'How do I know if there is an outage in my area?',
          answer: `Call ${facts.phone('service')}: before we put you through, we check your address and tell you whether the repair is under way.`,
        },
        {
          question: 'Do I get credit for days without service?',
          answer:
            'If the outage is ours and lasts more than a full day, let us know and those days come off your next bill.',
        },
        {
          question: 'How do I change my WiFi password?',
          answer:
            'In the app, or on the page named on the modem’s label. Then reconnect each device with the new one.',
        },
        {
          question: 'When does the technician come?',
          answer:
            'On the day and between the hours you picked. You get a message when they’re on the way, and they only come in if an adult is home.',
        },
        {
          question: 'What do I do if I move?',
          answer: `Enter the new address on this page to see what reaches it. Then call ${facts.phone('service')} and we move the service without cutting off the current one until the day you choose.`,
        },
        {
          question: 'How do I return the equipment when I cancel?',
          answer: 'Take it to a store, or mail it with the prepaid label we send you. Keep the receipt.',
        },
      ],
    },
    {
      kind: 'pages',
      heading: 'More help',
      pages: [
        '/activate',
        '/support/category/mobile',
        '/internet/speed-test',
        '/internet/network-reliability',
        '/contact-{product}',
        '/stores',
        '/apps',
        '/accessibility',
      ],
    },
  ],
})
