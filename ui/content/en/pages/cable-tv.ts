import { offersOfLine, offersOfRole } from '#core/catalog/offer.ts'
import type { PageWriter } from '#ui/content/page-entry.ts'

/** Television: what it costs, what it carries and how it is watched, in English. */
export const cableTv: PageWriter = ({ brand, facts }) => ({
  title: `TV in English and Spanish from ${facts.price('tv-stream-latino')} | ${brand.name}`,
  description: `TV with no contract and no box rental, from ${facts.price('tv-stream-latino')} a month. ${facts.planCount('TV')} plans in Spanish, English or both, on your TV or on your phone.`,
  sections: [
    {
      kind: 'opening',
      layout: 'wide',
      title: 'Something different in every window',
      lead: `Grandma with her novela, your brother with the game, the kids with their shows. ${facts.planCount('TV')} TV plans at a steady price with no contract, so every home finds its own.`,
      picture: {
        name: 'tvWindows',
        alt: 'The front of a building at dusk, with a different show in every window',
      },
      actions: [
        { label: 'Check my address', to: 'address' },
        { label: 'Compare plans', to: '/cable-tv/plans' },
      ],
    },
    {
      kind: 'figures',
      id: 'summary',
      heading: 'TV in short',
      figures: [
        { figure: facts.price('tv-stream-latino'), meaning: 'a month for the cheapest plan' },
        { figure: facts.channels().count, meaning: 'channels in the full lineup' },
        {
          figure: facts.channels({ language: 'es' }).count,
          meaning: 'of them in Spanish',
        },
      ],
    },
    {
      kind: 'cards',
      id: 'ways',
      tone: 'sun',
      heading: 'Start with how you watch',
      lead: 'Find the line you’d say yourself.',
      cards: [
        {
          title: '“We watch in Spanish at home”',
          body: `Stream Latino or Mi Plan Latino, from ${facts.price('tv-stream-latino')} a month, with news, novelas and sports.`,
          link: { label: 'Latino plans', to: '/cable-tv/plans/latino-plans' },
        },
        {
          title: '“I watch everything on my phone”',
          body: 'Stream plans come over the internet with no box. Watch wherever you are.',
          link: { label: 'Streaming TV', to: '/cable-tv/streaming' },
        },
        {
          title: '“There are lots of us, all different”',
          body: `Select plans are the big ones. Plus has all ${facts.channels({ plan: 'tv-select-plus' }).count} channels, in both languages.`,
          link: { label: 'TV Select', to: '/cable-tv/plans/select' },
        },
        {
          title: '“Just tell me about the game”',
          body: 'Sports are inside the plans, not sold apart. See which one has yours.',
          link: { label: 'Sports', to: '/cable-tv/sports-packages' },
        },
      ],
    },
    {
      kind: 'offers',
      id: 'prices',
      heading: 'What each plan costs',
      lead: 'The line doesn’t rise: what you pay the first month is what you pay every month.',
      offers: offersOfRole(offersOfLine(brand.catalog.offers, 'TV'), 'plan').map(({ id }) => id),
      note: 'Plus state and local tax. No box rental and no local channel fee.',
    },
    {
      kind: 'feature',
      id: 'screens',
      heading: 'Your TV is only one of your screens',
      paragraphs: [
        `The ${facts.tvApp()} app comes with every plan. Start in the living room, go on in the kitchen, and record what you can’t get to.`,
        `If your TV has no apps, a Xumo gives it some for ${facts.price('xumo-lease')} a month. And if the kids ask for Disney+, it goes on the same bill.`,
      ],
      picture: {
        name: 'tvCutHouse',
        alt: 'A house from the inside: the grandfather watches TV in the living room, and a woman the same show on a tablet in the kitchen',
      },
      actions: [
        { label: 'About the app', to: '/cable-tv/streaming/{product}-tv-app' },
        { label: 'See the extras', to: '/cable-tv/add-ons' },
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      heading: 'Questions about TV',
      items: [
        {
          question: 'What do I pay a month in all?',
          answer:
            'The price of the plan, your extras, and state and local tax. The exact total is in your order before you pay.',
        },
        {
          question: 'Do I need your internet?',
          answer:
            'No. But Stream plans and the app use internet, and ordering it with us may come with a discount.',
        },
        {
          question: 'Is there a contract?',
          answer: 'No. Change plans or leave whenever you want, with no fee.',
        },
        {
          question: 'How do I know if you have my channel?',
          answer: 'Look it up in the channel lineup: it’s complete and says which plans carry each one.',
        },
        {
          question: 'What if I move?',
          answer: `Call ${facts.phone('service')} with your new address. If we serve it, your plan moves with you.`,
        },
      ],
    },
    {
      kind: 'action',
      tone: 'coral',
      heading: 'Light up your window',
      lead: 'Enter your address and build your TV with the total in sight.',
      hasAddressForm: true,
      actions: [],
    },
    {
      kind: 'pages',
      heading: 'Everything about TV',
      pages: [
        '/cable-tv/channel-lineup',
        '/cable-tv/international',
        '/cable-tv/app-store',
        '/cable-tv/streaming/xumo',
        '/cable-tv/streaming/disney-plus',
        '/packages',
      ],
    },
  ],
})
