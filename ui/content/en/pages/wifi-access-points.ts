import type { PageWriter } from '#ui/content/page-entry.ts'

/** Where to put the points of a WiFi network, in English. */
export const wifiAccessPoints: PageWriter = ({ brand, facts }) => ({
  title: `WiFi access points: where to put them | ${brand.name}`,
  description:
    'What an access point is, how it differs from a repeater or a pod, and where to place it in your kind of home so the signal gets there without extra gear.',
  sections: [
    {
      kind: 'opening',
      layout: 'wide',
      title: 'Plan your signal like your lights: room by room',
      lead: 'A lamp in the living room doesn’t light the back bedroom. WiFi is the same: sometimes you only have to move the point, and sometimes you need another.',
      picture: {
        name: 'internetFloorPlan',
        alt: 'An apartment from above: one point covers the living room and another the bedrooms beyond',
      },
      actions: [
        { label: 'See where it goes', to: '#place' },
        { label: 'About pods', to: '/internet/wifi-service/{product}-pods' },
      ],
    },
    {
      kind: 'feature',
      id: 'what-it-is',
      heading: 'What an access point is',
      paragraphs: [
        'It’s the device that turns a cable into a signal. Your router already has one inside. When the home is long, has two floors or thick walls, that single point falls short and you add more.',
        'All the points in a home should form a single network with a single name and password. Then your phone moves from one to the next as you walk, without dropping the call.',
      ],
    },
    {
      kind: 'table',
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
    {
      kind: 'cards',
      id: 'place',
      heading: 'The right spot for your home',
      lead: 'The short rule: central, high and in plain sight.',
      tone: 'sea',
      cards: [
        {
          icon: 'home',
          title: 'Apartment',
          body: 'A single point in the middle hallway usually does it. Avoid the corner by the window: half the signal goes out to the street.',
        },
        {
          icon: 'arrow',
          title: 'Long, one-story house',
          body: 'Put one near the modem and another two thirds of the way. Not at the far end: there it receives a weak signal and repeats it weak.',
        },
        {
          icon: 'signal',
          title: 'Two-story house',
          body: 'One on each floor, near the stairs and nearly above each other. The stairwell is the best door between floors.',
        },
        {
          icon: 'lock',
          title: 'Brick or concrete walls',
          body: 'Count walls, not feet. After two thick walls you want another point, even if it’s close.',
        },
      ],
    },
    {
      kind: 'feature',
      id: 'obstacles',
      heading: 'What eats the signal',
      paragraphs: ['Before you add equipment, clear the way. Often that’s all it takes.'],
      points: [
        'Closed furniture and metal shelves.',
        'Large mirrors and fish tanks: water stops it.',
        'The microwave oven while it’s running.',
        'The floor: under the bed, the signal reaches your shoes.',
      ],
      actions: [{ label: 'Test in each room', to: '/internet/speed-test' }],
    },
    {
      kind: 'questions',
      id: 'questions',
      heading: 'Setup questions',
      items: [
        {
          question: 'How many points do I need?',
          answer:
            'Start with a single well-placed one and test every room. Add another for every two distant rooms where the signal is weak.',
        },
        {
          question: 'Can there be too many?',
          answer:
            'Yes. Too close together they get in each other’s way, and your phone can’t decide. A few, well spread, are better.',
        },
        {
          question: 'Can I use the ones I have?',
          answer:
            'Yes, connected to your own router. Another brand forms its own network: turn off the WiFi you don’t use so they don’t compete.',
        },
        {
          question: 'Does the technician place them?',
          answer:
            'On installation day the technician connects the equipment you ordered and tests the WiFi with you. Show them the difficult rooms.',
        },
      ],
    },
    {
      kind: 'pages',
      heading: 'The rest of your WiFi',
      pages: [
        '/internet/wifi-service',
        '/internet/wifi-service/{product}-pods',
        '/internet/wifi-service/{product}-advanced-wifi',
        '/internet/speed-test',
      ],
    },
  ],
})
