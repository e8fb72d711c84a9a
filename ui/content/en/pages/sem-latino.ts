import type { ChannelCategory } from '#core/channels/channel.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import type { PageWriter } from '#ui/content/page-entry.ts'

const PLAN = 'tv-mi-plan-latino' as OfferId
const SUBJECTS: readonly (readonly [ChannelCategory, string])[] = [
  ['sports', 'Sports'],
  ['movies', 'Movies'],
  ['series', 'Novelas and series'],
  ['news', 'News'],
  ['kids', 'Kids'],
  ['music', 'Music'],
]

/** The page of search marketing for television in Spanish, in English. */
export const semLatino: PageWriter = ({ brand, facts }) => ({
  title: `Spanish-language TV from ${facts.price('tv-stream-latino')} a month | ${brand.name}`,
  description: `${facts.channels({ plan: PLAN, language: 'es' }).count} Spanish-language channels with ${facts.name(PLAN)}: sports, movies, novelas and news. Or ${facts.name('tv-stream-latino')} in the app, from ${facts.price('tv-stream-latino')} a month.`,
  sections: [
    {
      kind: 'opening',
      layout: 'wide',
      title: 'TV that speaks your family’s language',
      lead: `${facts.name(PLAN)} has ${facts.channels({ plan: PLAN, language: 'es' }).count} channels in Spanish for ${facts.price(PLAN)} a month.`,
      picture: {
        name: 'semPatio',
        alt: 'Neighbors watch a match on the patio, under paper banners hung from a kite string',
      },
      hasAddressForm: true,
      actions: [{ label: 'Order by phone in Spanish', to: 'sales' }],
    },
    {
      kind: 'bars',
      id: 'subjects',
      heading: 'What’s on',
      lead: `Spanish-language channels by subject on ${facts.name(PLAN)}.`,
      tone: 'coral',
      bars: SUBJECTS.map(([category, title]) => {
        const { count, amount } = facts.channels({ plan: PLAN, language: 'es', category })
        return { title, value: `${count} channels`, amount }
      }),
    },
    {
      kind: 'offers',
      id: 'plans',
      heading: 'Two ways to watch',
      lead: 'Every Latino channel, or just the main ones in the app.',
      offers: ['tv-stream-latino' as OfferId, PLAN],
      note: 'Before tax. Lineups can change.',
    },
    {
      kind: 'pages',
      heading: 'Find your channel',
      pages: [
        '/cable-tv/plans/latino-plans',
        '/cable-tv/channel-lineup',
        '/cable-tv/international',
        '/packages',
      ],
    },
  ],
})
