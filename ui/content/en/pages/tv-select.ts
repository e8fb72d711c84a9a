import type { ChannelCategory } from '#core/channels/channel.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import type { PageWriter } from '#ui/content/page-entry.ts'

const SIGNATURE = 'tv-select-signature' as OfferId
const PLUS = 'tv-select-plus' as OfferId

/** The two large television plans, in English. */
export const tvSelect: PageWriter = ({ brand, facts }) => {
  const row = (subject: string, category: ChannelCategory): readonly string[] => [
    subject,
    ...[SIGNATURE, PLUS].map((plan) => facts.channels({ plan, category }).count),
  ]
  return {
    title: `TV Select Signature vs. Plus: what’s in each | ${brand.name}`,
    description: `${facts.name(SIGNATURE)} is ${facts.price(SIGNATURE)} a month and ${facts.name(PLUS)} is ${facts.price(PLUS)}. Compare news, movies, sports and languages to see if the difference pays off.`,
    sections: [
      {
        kind: 'opening',
        layout: 'night',
        title: 'One night, more than one channel',
        lead: `Select plans are the big ones: ${facts.channels({ plan: SIGNATURE }).count} channels in Signature and ${facts.channels({ plan: PLUS }).count} in Plus, with news, movies, series and sports.`,
        picture: {
          name: 'tvRooftop',
          alt: 'A family watches a movie projected on a sheet on the rooftop at night',
        },
        offer: SIGNATURE,
        actions: [
          { label: 'Check my address', to: 'address' },
          { label: 'Signature or Plus', to: '#difference' },
        ],
      },
      {
        kind: 'figures',
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
      {
        kind: 'feature',
        id: 'which',
        tone: 'sun',
        heading: 'If you speak Spanish at home, go for Plus',
        paragraphs: [
          `Signature is built for watching in English. Plus adds everything in ${facts.name('tv-mi-plan-latino')} and the channels no other plan has, for ${facts.difference(PLUS, SIGNATURE)} more.`,
          'If you only watch in English and can live without extra sports, stay with Signature: you’d never turn those other channels on.',
        ],
        picture: { name: 'tvRemotes', alt: 'Two hands pull on the same remote' },
      },
      {
        kind: 'table',
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
      {
        kind: 'cards',
        id: 'save',
        heading: 'Pay less for the same thing',
        lead: 'Three things to check before you order the biggest plan.',
        cards: [
          {
            icon: 'coin',
            title: 'Put it with internet',
            body: `Gig, Signature and phone in a single order take ${facts.bundle('bundle-signature').off} off a month for ${facts.bundle('bundle-signature').months} months.`,
          },
          {
            icon: 'screen',
            title: 'Try a smaller one',
            body: `${facts.name('tv-stream')} is ${facts.price('tv-stream')} a month. With no contract, you can start there and move up if something is missing.`,
          },
          {
            icon: 'receipt',
            title: 'Add up your apps',
            body: 'You may already pay separately for series that the plan carries. Cancel the one you have twice.',
          },
        ],
      },
      {
        kind: 'questions',
        id: 'questions',
        heading: 'Questions about Select plans',
        items: [
          {
            question: 'Does Plus have everything in Signature?',
            answer: 'Yes. Every Signature channel is in Plus, under the same number.',
          },
          {
            question: 'Can I watch on several TVs?',
            answer:
              'Yes, on any TV with the app or a Xumo. On your phone and tablet too, with the same sign-in.',
          },
          {
            question: 'Can I record?',
            answer:
              'Yes, in the app. Tap the show in the guide and choose record; watch it later on any of your screens.',
          },
          {
            question: 'Is Disney+ included?',
            answer: `No, it isn’t part of the plan. Add it from ${facts.price('disney-basic')} a month and pay it on the same bill.`,
          },
          {
            question: 'Can I move down to a smaller plan?',
            answer: `Yes, with no fee. Call ${facts.phone('service')} and the change starts next month or on the day they confirm.`,
          },
        ],
      },
      {
        kind: 'pages',
        heading: 'Compare before you order',
        pages: [
          '/cable-tv/plans',
          '/cable-tv/channel-lineup',
          '/cable-tv/plans/latino-plans',
          '/cable-tv/sports-packages',
          '/cable-tv/streaming/disney-plus',
        ],
      },
    ],
  }
}
