import type { ChannelCategory } from '#core/channels/channel.ts'
import { answers } from '#ui/content/word-lists.ts'
import type * as es from './es.ts'

const STREAM = 'tv-stream-latino'
const MI_PLAN = 'tv-mi-plan-latino'

export const name = 'Latino plans'

export const words: typeof es.words = ({ brand, facts }) => {
  const row = (subject: string, category: ChannelCategory): readonly string[] => [
    subject,
    ...[STREAM, MI_PLAN].map((plan) => facts.channels({ plan, category, language: 'es' }).count),
  ]
  return {
    title: `Spanish TV plans: Stream Latino, Mi Plan Latino | ${brand.name}`,
    description: `TV in Spanish, two ways: ${facts.name(STREAM)} for ${facts.price(STREAM)} a month or ${facts.name(MI_PLAN)} for ${facts.price(MI_PLAN)}. See how many channels each has of what your family loves.`,
    opening: {
      title: 'TV that sounds like home',
      lead: 'The novela at night, the game on Sunday and the kids’ stories, in the language you speak in the kitchen.',
      picture: 'A grandmother and her grandson dance in front of the living room TV',
      actions: { address: 'Check my address', plans: 'Compare both plans' },
    },
    plans: {
      id: 'plans',
      heading: 'Both plans, by subject',
      lead: 'Spanish-language channels of each kind. Both plans also include the basic channels in English.',
      columns: ['Subject', facts.name(STREAM), facts.name(MI_PLAN)],
      rows: [
        row('News', 'news'),
        row('Sports', 'sports'),
        row('Movies', 'movies'),
        row('Series and novelas', 'series'),
        row('Kids', 'kids'),
        row('Music', 'music'),
        row('Cooking, travel and home', 'culture'),
        [
          'All, English included',
          facts.channels({ plan: STREAM }).count,
          facts.channels({ plan: MI_PLAN }).count,
        ],
        ['Price', `${facts.price(STREAM)} a month`, `${facts.price(MI_PLAN)} a month`],
      ],
    },
    streamLatino: {
      id: 'stream-latino',
      heading: 'Stream Latino: what you watch every day',
      paragraphs: [
        `It costs ${facts.price(STREAM)} a month and arrives over the internet, with no box. You get the news, a selection of novelas and movies, the kids’ channels and some sports.`,
        'It suits people who watch TV for a while at night and use apps the rest of the time. It also works in a rented room or at your parents’ place: nothing goes on the wall.',
      ],
      picture: 'An older couple watches TV from the sofa, cup in hand',
    },
    miPlanLatino: {
      id: 'mi-plan-latino',
      heading: 'Mi Plan Latino: for people who never miss a game',
      paragraphs: [
        `For ${facts.price(MI_PLAN)} a month you get more than twice the sports in Spanish, baseball and wrestling included, plus more movies, more novelas and a learning channel for the kids.`,
      ],
      points: [
        'Every Stream Latino channel is in it.',
        `With internet and phone in the same order, it drops ${facts.bundle('bundle-latino').off} a month for ${facts.bundle('bundle-latino').months} months.`,
        'Two languages under one roof: grandparents and grandkids both find their channel.',
      ],
      actions: { sales: 'Ask by phone' },
    },
    questions: {
      id: 'questions',
      heading: 'What families ask us',
      items: answers({
        'Are there channels from my country?':
          'The plans carry channels made for all Spanish speakers and some regional ones, mostly music and sports. Look them up by name in the lineup before you order.',
        'Can the kids watch in English?': `Yes. Both plans include ${facts.channels({ plan: STREAM, language: 'en' }).count} channels in English, and one of them is for kids.`,
        'What if I want everything, in both languages?': `That’s ${facts.name('tv-select-plus')}: all ${facts.channels({ plan: 'tv-select-plus' }).count} channels in the lineup for ${facts.price('tv-select-plus')} a month.`,
        'Can I watch on my phone?': 'Yes, with the TV app. It’s free, and you sign in with your account.',
        'Will someone help me in Spanish?': `Yes. Sales answers in Spanish at ${facts.phone('sales')}, ${facts.hours('sales')}.`,
      }),
    },
    action: {
      heading: 'Your address first, then your price',
      lead: 'You see both plans with tax before you give any payment details.',
    },
    pages: { heading: 'More in Spanish' },
  }
}
