import { answers, titled } from '#ui/content/word-lists.ts'
import type * as es from './es.ts'

export const name = 'Activate your equipment'

export const words: typeof es.words = ({ brand, facts }) => ({
  title: `Activate your equipment step by step | ${brand.name}`,
  description: `Connect and activate your ${brand.name} modem, WiFi, TV or mobile line: what to plug in first, which light to wait for, what to do if it stays dark.`,
  opening: {
    title: 'Open the box. We’re waiting on the other end',
    lead: 'If you chose to install it yourself, there is no visit to wait for: connect two cables, watch for a light, and you’re online.',
    picture: 'A modem with its lights, one cable to the wall jack and another to the power outlet',
    actions: { steps: 'See the steps', service: 'Have someone guide me' },
  },
  steps: {
    id: 'steps',
    heading: 'Internet: from the box to the first page',
    lead: 'Follow this order. Skipping a step is what slows people down the most.',
    steps: titled({
      'Find the wall jack':
        'It’s the one your last service used, most likely by the TV or the phone. Tighten the cable by hand; no tools needed.',
      'Plug in the modem':
        'Use the adapter from the box, straight into the wall. Wait until the front light stops blinking: give it the time of a cup of coffee.',
      'Join your WiFi':
        'The name and password are on the label underneath. Once you connect, a page opens, asks for your order number and finishes the activation.',
    }),
  },
  others: {
    id: 'others',
    heading: 'What else came in the box',
    lead: 'Internet first. Then this.',
    cards: titled({
      'WiFi and pods':
        'Plug each pod in halfway between the modem and the room with weak signal, not inside that room. It joins your network by itself.',
      TV: 'Open the app on your TV, or connect the box to an HDMI port. Sign in with the email of your order and your channels are there.',
      'Home phone':
        'Connect your phone to the phone port of the modem. If you’re bringing your number, it keeps ringing on the old line until we tell you.',
      'Mobile line':
        'With an eSIM, scan the code in your order with the camera. With a card, swap it while the phone is off, then turn it on.',
    }),
  },
  lights: {
    id: 'lights',
    heading: 'What the light is telling you',
    paragraphs: [
      'The modem speaks with a single light on the front. Check its color before you call: it answers our first question.',
    ],
    points: [
      'Steady white: all good. If a page won’t open, it’s the WiFi or the device.',
      'Blinking white: it’s updating. Don’t unplug it.',
      'Amber: there is power but no signal. Tighten both ends of the cable.',
      'Off: try another outlet, with no extension cord or wall switch.',
    ],
  },
  questions: {
    id: 'questions',
    heading: 'If something stays dark',
    items: answers({
      'How long does activation take?':
        'A few minutes. The first time, the modem may restart on its own once or twice while it updates. Leave it plugged in.',
      'What if I can’t find a jack that works?': `Call ${facts.phone('service')}. We check the line with you and, if it takes one, trade the box for a technician’s visit.`,
      'Where is my order number?':
        'In the confirmation email. If you can’t find it, we’ll read it to you over the phone once we’ve checked that it’s you.',
      'Can I use my own modem or router?':
        'Your router, yes, behind ours. The modem has to be the one in the box, because it’s the one the network recognizes.',
      'What do I do with my old provider’s equipment?':
        'Keep it until the new one works. Then return it and ask for a receipt: many providers charge for equipment that doesn’t come back.',
    }),
  },
  pages: { heading: 'Once you’re online' },
})
