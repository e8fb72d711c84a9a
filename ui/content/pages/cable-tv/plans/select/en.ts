import { SIGNATURE } from '#ui/content/offer-ids.ts'
import type { ChannelCategory } from '#core/channels/channel.ts'
import { answers, titled } from '#ui/content/word-lists.ts'
import type * as es from './es.ts'

const PLUS = 'tv-select-plus'

export const name = 'TV Select'

export const words: typeof es.words = ({ brand, facts }) => {
  const row = (subject: string, category: ChannelCategory): readonly string[] => [
    subject,
    ...[SIGNATURE, PLUS].map((plan) => facts.channels({ plan, category }).count),
  ]
  return {
    title: `TV Select Signature vs. Plus: what’s in each | ${brand.name}`,
    description: `${facts.name(SIGNATURE)} is ${facts.price(SIGNATURE)} a month and ${facts.name(PLUS)} is ${facts.price(PLUS)}. Compare news, movies, sports and languages to see if the difference pays off.`,
    opening: {
      title: 'One night, more than one channel',
      lead: `Select plans are the big ones: ${facts.channels({ plan: SIGNATURE }).count} channels in Signature and ${facts.channels({ plan: PLUS }).count} in Plus, with news, movies, series and sports.`,
      picture: 'A family watches a movie projected on a sheet on the rooftop at night',
      actions: { address: 'Check my address', difference: 'Signature or Plus' },
    },
    difference: {
      id: 'difference',
      heading: 'The difference in numbers',
      figures: [
        {
          figure: facts.difference(PLUS, SIGNATURE),
          meaning: 'more a month for Plus',
        },
        {
          figure: facts.channels({ plan: PLUS }).count,
          meaning: `channels in Plus; Signature has ${facts.channels({ plan: SIGNATURE }).count}`,
        },
        {
          figure: facts.channels({ plan: PLUS, language: 'es' }).count,
          meaning: `channels in Spanish in Plus; Signature has ${facts.channels({ plan: SIGNATURE, language: 'es' }).count}`,
        },
      ],
    },
    which: {
      id: 'which',
      heading: 'If you speak Spanish at home, go for Plus',
      paragraphs: [
        `Signature is built for watching in English. Plus adds everything in ${facts.name('tv-mi-plan-latino')} and the channels no other plan has, for ${facts.difference(PLUS, SIGNATURE)} more.`,
        'If you only watch in English and can live without extra sports, stay with Signature: you’d never turn those other channels on.',
      ],
      picture: 'Two hands pull on the same remote',
    },
    subjects: {
      id: 'subjects',
      heading: 'Channels by subject',
      lead: 'Both languages, counted in today’s lineup.',
      columns: ['Subject', facts.name(SIGNATURE), facts.name(PLUS)],
      rows: [
        row('News', 'news'),
        row('Sports', 'sports'),
        row('Movies', 'movies'),
        row('Series and novelas', 'series'),
        row('Kids', 'kids'),
        row('Music', 'music'),
        row('Culture and home', 'culture'),
        ['Price', `${facts.price(SIGNATURE)} a month`, `${facts.price(PLUS)} a month`],
      ],
      note: 'Plus tax. Some live events are not shown in every area.',
    },
    save: {
      id: 'save',
      heading: 'Pay less for the same thing',
      lead: 'Three things to check before you order the biggest plan.',
      cards: titled({
        'Put it with internet': `Gig, Signature and phone in a single order take ${facts.bundle('bundle-signature').off} off a month for ${facts.bundle('bundle-signature').months} months.`,
        'Try a smaller one': `${facts.name('tv-stream')} is ${facts.price('tv-stream')} a month. With no contract, you can start there and move up if something is missing.`,
        'Add up your apps':
          'You may already pay separately for series that the plan carries. Cancel the one you have twice.',
      }),
    },
    questions: {
      id: 'questions',
      heading: 'Questions about Select plans',
      items: answers({
        'Does Plus have everything in Signature?':
          'Yes. Every Signature channel is in Plus, under the same number.',
        'Can I watch on several TVs?':
          'Yes, on any TV with the app or a Xumo. On your phone and tablet too, with the same sign-in.',
        'Can I record?':
          'Yes, in the app. Tap the show in the guide and choose record; watch it later on any of your screens.',
        'Is Disney+ included?': `No, it isn’t part of the plan. Add it from ${facts.price('disney-basic')} a month and pay it on the same bill.`,
        'Can I move down to a smaller plan?': `Yes, with no fee. Call ${facts.phone('service')} and the change starts next month or on the day they confirm.`,
      }),
    },
    pages: { heading: 'Compare before you order' },
  }
}
