import type { ChannelCategory } from '#core/channels/channel.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import type { PageWriter } from '#ui/content/page-entry.ts'

const PLAN = 'tv-mi-plan-latino' as OfferId
const SUBJECTS: readonly (readonly [ChannelCategory, string])[] = [
  ['sports', 'Deportes'],
  ['movies', 'Cine'],
  ['series', 'Novelas y series'],
  ['news', 'Noticias'],
  ['kids', 'Niños'],
  ['music', 'Música'],
]

/** The page of search marketing for television in Spanish. */
export const semLatino: PageWriter = ({ brand, facts }) => ({
  title: `Televisión en español desde ${facts.price('tv-stream-latino')} al mes | ${brand.name}`,
  description: `${facts.channels({ plan: PLAN, language: 'es' }).count} canales en español con ${facts.name(PLAN)}: deportes, cine, novelas y noticias. O ${facts.name('tv-stream-latino')}, por la app, desde ${facts.price('tv-stream-latino')} al mes.`,
  sections: [
    {
      kind: 'opening',
      layout: 'wide',
      title: 'La tele habla como en tu casa',
      lead: `${facts.name(PLAN)} trae ${facts.channels({ plan: PLAN, language: 'es' }).count} canales en español por ${facts.price(PLAN)} al mes.`,
      picture: {
        name: 'semPatio',
        alt: 'Vecinos ven un partido en el patio, bajo papel picado colgado del hilo de un papalote',
      },
      hasAddressForm: true,
      actions: [{ label: 'Pedir en español por teléfono', to: 'sales' }],
    },
    {
      kind: 'bars',
      id: 'temas',
      heading: 'De qué hablan',
      lead: `Canales en español de cada tema en ${facts.name(PLAN)}.`,
      tone: 'coral',
      bars: SUBJECTS.map(([category, title]) => {
        const { count, amount } = facts.channels({ plan: PLAN, language: 'es', category })
        return { title, value: `${count} canales`, amount }
      }),
    },
    {
      kind: 'offers',
      id: 'planes',
      heading: 'Dos maneras de verla',
      lead: 'Con todos los canales latinos, o solo lo principal por la aplicación.',
      offers: ['tv-stream-latino' as OfferId, PLAN],
      note: 'Antes de impuestos. Los canales pueden cambiar.',
    },
    {
      kind: 'pages',
      heading: 'Busca tu canal',
      pages: [
        '/cable-tv/plans/latino-plans',
        '/cable-tv/channel-lineup',
        '/cable-tv/international',
        '/packages',
      ],
    },
  ],
})
