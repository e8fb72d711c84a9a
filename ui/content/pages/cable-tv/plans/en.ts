import { answers, titled } from '#ui/content/word-lists.ts'
import type * as es from './es.ts'

const CHEAPEST = 'tv-stream-latino'

export const name = 'TV plans'

export const words: typeof es.words = ({ brand, facts }) => {
  const row = (plan: string, way: string): readonly string[] => [
    facts.name(plan),
    `${facts.price(plan)} a month`,
    facts.channels({ plan }).count,
    facts.channels({ plan, language: 'es' }).count,
    facts.channels({ plan, language: 'en' }).count,
    way,
  ]
  return {
    title: `Compare TV plans from ${facts.price(CHEAPEST)} a month | ${brand.name}`,
    description: `See all ${facts.planCount('TV')} ${brand.name} TV plans side by side: the monthly price, how many channels you get and in which language. No contract, no box rental.`,
    opening: {
      title: 'Pay for the channels you watch',
      lead: `There are ${facts.planCount('TV')} plans. They differ by language and by how many channels they carry. Each one costs the same every month: there is no promotion to run out.`,
      picture: 'Five TVs hang from a kite string, from the smallest to the largest',
      actions: { address: 'See plans at my address', compare: 'Compare channels' },
    },
    channels: {
      id: 'channels',
      heading: 'How many channels each plan carries',
      lead: 'Counted in today’s lineup. The largest plan has everything in the others.',
    },
    compare: {
      id: 'compare',
      heading: 'Plans side by side',
      lead: 'Start with the column of the language you speak at home.',
      columns: ['Plan', 'Price', 'Channels', 'In Spanish', 'In English', 'Who it suits'],
      rows: [
        row(CHEAPEST, 'The essentials in Spanish, on any screen'),
        row('tv-stream', 'The essentials in English, on any screen'),
        row('tv-mi-plan-latino', 'Novelas, movies and sports in Spanish, with the basics in English'),
        row('tv-select-signature', 'News, movies and sports in English'),
        row('tv-select-plus', 'A home where nobody gives up the remote'),
      ],
      note: 'State and local tax is added, and you see it before you pay.',
    },
    choose: {
      id: 'choose',
      heading: 'Three questions to decide',
      paragraphs: [
        'A big plan is wasted if your family always watches the same few channels. Answer these before you look at prices.',
      ],
      points: [
        'Which language do you watch the news in? That is your group of plans.',
        'Does anyone never miss a game? Check the sports: the small plans carry very few.',
        'Does most of what you watch come from apps? Then a Stream plan will do, or none at all.',
      ],
      actions: { sales: 'Call and decide together' },
    },
    together: {
      id: 'together',
      heading: 'Cheaper with your internet',
      lead: 'The discount applies on its own when the services are in the same order.',
      cards: titled({
        'Gig and TV Stream Latino': `${facts.bundle('bundle-stream').off} off a month for ${facts.bundle('bundle-stream').months} months. For people who watch everything online.`,
        'Internet, Mi Plan Latino and phone': `${facts.bundle('bundle-latino').off} off a month for ${facts.bundle('bundle-latino').months} months with ${facts.name('internet-500')}. The whole house, in Spanish.`,
        'Gig, Select Signature and phone': `${facts.bundle('bundle-signature').off} off a month for ${facts.bundle('bundle-signature').months} months. For a big family.`,
      }),
    },
    questions: {
      id: 'questions',
      heading: 'Before you pick a plan',
      items: answers({
        'Does the price go up later?':
          'TV plans have no promotional price: you start on the regular one. If it ever changes, we tell you in writing first.',
        'Do you charge for a box or for local channels?':
          'No. There is no box rental and no local channel fee. Only tax is added, and you see it in your order before you pay.',
        'Can I get TV without your internet?':
          'Yes, you can order TV on its own. Stream plans and the app need an internet connection; it can be another company’s.',
        'Can I change plans?': `Any time: there is no contract. Call customer service at ${facts.phone('service')} and they confirm the day the change starts.`,
        'Can I buy a single channel?':
          'No. Channels come inside plans. If you’re after one in particular, look it up in the lineup and see the cheapest plan that carries it.',
        'Is every plan sold at my address?':
          'It depends on the building. Enter your address with the apartment and you see only what you can order.',
      }),
    },
    action: {
      heading: 'See which plans reach your door',
      lead: 'No sign-up. Your monthly total shows as you choose.',
    },
    pages: { heading: 'Look inside a plan' },
    bar: (count, price) => `${count} channels for ${price}`,
  }
}
