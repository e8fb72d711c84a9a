import type { PageWriter } from '#ui/content/page-entry.ts'

/** How to activate the equipment that a customer installs. */
export const activate: PageWriter = ({ brand, facts }) => ({
  title: `Activate your equipment step by step | ${brand.name}`,
  description: `Connect and activate your ${brand.name} modem, WiFi, TV or mobile line: what to plug in first, which light to wait for, what to do if it stays dark.`,
  sections: [
    {
      kind: 'opening',
      layout: 'night',
      title: 'Open the box. We’re waiting on the other end',
      lead: 'If you chose to install it yourself, there is no visit to wait for: connect two cables, watch for a light, and you’re online.',
      picture: {
        name: 'modemLights',
        alt: 'A modem with its lights, one cable to the wall jack and another to the power outlet',
      },
      actions: [
        { label: 'See the steps', to: '#steps' },
        { label: 'Have someone guide me', to: 'service' },
      ],
    },
    {
      kind: 'steps',
      layout: 'list',
      id: 'steps',
      heading: 'Internet: from the box to the first page',
      lead: 'Follow this order. Skipping a step is what slows people down the most.',
      steps: [
        {
          title: 'Find the wall jack',
          body: 'It’s the one your last service used, most likely by the TV or the phone. Tighten the cable by hand; no tools needed.',
        },
        {
          title: 'Plug in the modem',
          body: 'Use the adapter from the box, straight into the wall. Wait until the front light stops blinking: give it the time of a cup of coffee.',
        },
        {
          title: 'Join your WiFi',
          body: 'The name and password are on the label underneath. Once you connect, a page opens, asks for your order number and finishes the activation.',
        },
      ],
    },
    {
      kind: 'cards',
      id: 'others',
      heading: 'What else came in the box',
      lead: 'Internet first. Then this.',
      tone: 'sun',
      cards: [
        {
          icon: 'wifi',
          title: 'WiFi and pods',
          body: 'Plug each pod in halfway between the modem and the room with weak signal, not inside that room. It joins your network by itself.',
        },
        {
          icon: 'screen',
          title: 'TV',
          body: 'Open the app on your TV, or connect the box to an HDMI port. Sign in with the email of your order and your channels are there.',
        },
        {
          icon: 'receiver',
          title: 'Home phone',
          body: 'Connect your phone to the phone port of the modem. If you’re bringing your number, it keeps ringing on the old line until we tell you.',
        },
        {
          icon: 'phone',
          title: 'Mobile line',
          body: 'With an eSIM, scan the code in your order with the camera. With a card, swap it while the phone is off, then turn it on.',
        },
      ],
    },
    {
      kind: 'feature',
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
      picture: { name: 'modemLegend' },
    },
    {
      kind: 'questions',
      ask: 'service',
      id: 'questions',
      heading: 'If something stays dark',
      items: [
        {
          question: 'How long does activation take?',
          answer:
            'A few minutes. The first time, the modem may restart on its own once or twice while it updates. Leave it plugged in.',
        },
        {
          question: 'What if I can’t find a jack that works?',
          answer: `Call ${facts.phone('service')}. We check the line with you and, if it takes one, trade the box for a technician’s visit.`,
        },
        {
          question: 'Where is my order number?',
          answer:
            'In the confirmation email. If you can’t find it, we’ll read it to you over the phone once we’ve checked that it’s you.',
        },
        {
          question: 'Can I use my own modem or router?',
          answer:
            'Your router, yes, behind ours. The modem has to be the one in the box, because it’s the one the network recognizes.',
        },
        {
          question: 'What do I do with my old provider’s equipment?',
          answer:
            'Keep it until the new one works. Then return it and ask for a receipt: many providers charge for equipment that doesn’t come back.',
        },
      ],
    },
    {
      kind: 'pages',
      heading: 'Once you’re online',
      pages: ['/internet/speed-test', '/apps', '/internet/wifi-service', '/support', '/contact-{product}'],
    },
  ],
})
