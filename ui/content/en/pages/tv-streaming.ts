import type { OfferId } from '#core/catalog/offer.ts'
import type { PageWriter } from '#ui/content/page-entry.ts'

const STREAM = 'tv-stream' as OfferId
const LATINO = 'tv-stream-latino' as OfferId

/** Television over the internet, without a box, in English. */
export const tvStreaming: PageWriter = ({ brand, facts }) => ({
  title: `Live TV streaming with no box | ${brand.name}`,
  description: `Live channels over the internet from ${facts.price(LATINO)} a month: the gear you need, the speed each screen takes and how it differs from paying for several apps.`,
  sections: [
    {
      kind: 'opening',
      layout: 'wide',
      title: 'TV is off the shelf',
      lead: 'With a Stream plan your channels come over the internet: to the living room, the kitchen and your seat on the bus. No box, no cable in the wall, no visit.',
      picture: {
        name: 'tvBus',
        alt: 'The same show on the TV of a home and on a passenger’s phone on the bus, joined by a string',
      },
      actions: [
        { label: 'Check my address', to: 'address' },
        { label: 'What I need', to: '#need' },
      ],
    },
    {
      kind: 'offers',
      id: 'plans',
      heading: 'Two plans, one per language',
      lead: `${facts.channels({ plan: LATINO }).count} channels in Stream Latino, most in Spanish. ${facts.channels({ plan: STREAM }).count} in Stream, most in English.`,
      offers: [LATINO, STREAM],
      note: 'Plus tax. The price is the same every month, and you cancel whenever you want.',
    },
    {
      kind: 'steps',
      id: 'need',
      heading: 'You probably own what you need',
      lead: 'Three things, and most homes have all three.',
      steps: [
        {
          title: 'Internet',
          body: `From any company. Each screen in HD uses ${facts.use('videoHd').speed}.`,
        },
        {
          title: 'A screen',
          body: 'A TV with apps, a phone, a tablet or a computer. If your TV is from before apps, a Xumo brings it up to date.',
        },
        {
          title: `The ${facts.tvApp()} app`,
          body: 'Install it, sign in with the account from your order and start. Nothing to wait for in the mail.',
        },
      ],
    },
    {
      kind: 'table',
      id: 'compare',
      heading: 'Streaming TV or series apps',
      lead: 'They aren’t the same, and plenty of homes use both.',
      columns: ['What you want', 'Stream plan', 'A series app'],
      rows: [
        ['News and live shows', 'Yes, as they air', 'Hardly ever'],
        ['Picking an episode', 'What you recorded', 'The whole catalog'],
        ['Turning it on and watching', 'Yes, as always', 'You have to choose'],
        ['Games', 'Those on its channels', 'Depends on the app'],
        ['How you pay', 'On your bill', 'In each app'],
      ],
      note: 'Before you add another app, check what you already pay for the ones you have.',
    },
    {
      kind: 'bars',
      id: 'speed',
      tone: 'sea',
      heading: 'Is your internet enough?',
      lead: 'To scale: what one screen uses, and what Internet Ultra gives you.',
      bars: [
        {
          title: 'A channel in HD',
          value: facts.use('videoHd').speed,
          amount: facts.use('videoHd').mbps,
          isMain: true,
        },
        {
          title: `A channel in ${facts.stated('4K', 'name')}`,
          value: facts.use('video4k').speed,
          amount: facts.use('video4k').mbps,
          isMain: true,
        },
        {
          title: 'All of Internet Ultra',
          value: facts.speed('internet-500'),
          amount: facts.mbps('internet-500'),
        },
      ],
      note: 'Figures from the FCC speed guide. If the picture stalls with this much room, check the WiFi.',
    },
    {
      kind: 'questions',
      id: 'questions',
      heading: 'Before you trade the box for an app',
      items: [
        {
          question: 'Can I watch away from home?',
          answer:
            'Yes, on any connection. Some channels only play on your home network because their owners say so; the app tells you.',
        },
        {
          question: 'Does it use my mobile data?',
          answer: 'Yes, like any video. Use WiFi when you can, or lower the quality in the app’s settings.',
        },
        {
          question: 'When does it start working?',
          answer:
            'When your order is complete and you create your sign-in. If you also order internet, wait until it’s installed.',
        },
        {
          question: 'Can I keep my old TV?',
          answer: `Yes. If it has an HDMI port, plug in a Xumo for ${facts.price('xumo-lease')} a month and you’re set.`,
        },
        {
          question: 'Do I have to sign anything?',
          answer: 'There’s no contract. You pay by the month and leave with no fee.',
        },
        {
          question: 'Is it cheaper with internet?',
          answer: `Gig with TV Stream Latino is ${facts.bundle('bundle-stream').off} off a month for ${facts.bundle('bundle-stream').months} months when you order them together.`,
        },
      ],
    },
    {
      kind: 'pages',
      heading: 'Round out your TV',
      pages: [
        '/cable-tv/streaming/{product}-tv-app',
        '/cable-tv/streaming/xumo',
        '/cable-tv/streaming/disney-plus',
        '/cable-tv/channel-lineup',
        '/internet/best-internet-speed-for-streaming',
      ],
    },
  ],
})
