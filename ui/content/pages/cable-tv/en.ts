import { answers } from '#ui/content/word-lists.ts'
import type * as es from './es.ts'

export const name = 'TV'

export const words: typeof es.words = ({ brand, facts }) => ({
  title: `TV in English and Spanish from ${facts.price('tv-stream-latino')} | ${brand.name}`,
  description: `TV with no contract and no box rental, from ${facts.price('tv-stream-latino')} a month. ${facts.planCount('TV')} plans in Spanish, English or both, on your TV or on your phone.`,
  opening: {
    title: 'Something different in every window',
    lead: `Grandma with her novela, your brother with the game, the kids with their shows. ${facts.planCount('TV')} TV plans at a steady price with no contract, so every home finds its own.`,
    picture: 'The front of a building at dusk, with a different show in every window',
    actions: { address: 'Check my address', plans: 'Compare plans' },
  },
  summary: {
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
  ways: {
    id: 'ways',
    heading: 'Start with how you watch',
    lead: 'Find the line you’d say yourself.',
    cards: {
      watchSpanishHome: {
        title: '“We watch in Spanish at home”',
        body: `Stream Latino or Mi Plan Latino, from ${facts.price('tv-stream-latino')} a month, with news, novelas and sports.`,
        link: 'Latino plans',
      },
      watchEverythingPhone: {
        title: '“I watch everything on my phone”',
        body: 'Stream plans come over the internet with no box. Watch wherever you are.',
        link: 'Streaming TV',
      },
      thereLotsUs: {
        title: '“There are lots of us, all different”',
        body: `Select plans are the big ones. Plus has all ${facts.channels({ plan: 'tv-select-plus' }).count} channels, in both languages.`,
        link: 'TV Select',
      },
      justTellMe: {
        title: '“Just tell me about the game”',
        body: 'Sports are inside the plans, not sold apart. See which one has yours.',
        link: 'Sports',
      },
    },
  },
  prices: {
    id: 'prices',
    heading: 'What each plan costs',
    lead: 'No promotion runs out: what you pay the first month is what you pay every month.',
    columns: ['Plan', 'Price', 'Channels'],
    note: 'Plus state and local tax. No box rental and no local channel fee.',
  },
  screens: {
    id: 'screens',
    heading: 'Your TV is only one of your screens',
    paragraphs: [
      `The ${facts.tvApp()} app comes with every plan. Start in the living room, go on in the kitchen, and record what you can’t get to.`,
      `If your TV has no apps, a Xumo gives it some for ${facts.price('xumo-lease')} a month. And if the kids ask for Disney+, it goes on the same bill.`,
    ],
    picture:
      'A house from the inside: the grandfather watches TV in the living room, and a woman the same show on a tablet in the kitchen',
    actions: { productTvApp: 'About the app', addOns: 'See the extras' },
  },
  questions: {
    id: 'questions',
    heading: 'Questions about TV',
    items: answers({
      'What do I pay a month in all?':
        'The price of the plan, your extras, and state and local tax. The exact total is in your order before you pay.',
      'Do I need your internet?':
        'No. But Stream plans and the app use internet, and ordering it with us may come with a discount.',
      'Is there a contract?': 'No. Change plans or leave whenever you want, with no fee.',
      'How do I know if you have my channel?':
        'Look it up in the channel lineup: it’s complete and says which plans carry each one.',
      'What if I move?': `Call ${facts.phone('service')} with your new address. If we serve it, your plan moves with you.`,
    }),
  },
  action: {
    heading: 'Light up your window',
    lead: 'Enter your address and build your TV with the total in sight.',
  },
  pages: { heading: 'Everything about TV' },
})
