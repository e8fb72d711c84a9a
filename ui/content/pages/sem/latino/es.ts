import { PLAN } from '#ui/content/offer-ids.ts'
import type { PageContext } from '#ui/content/page-entry.ts'

export const name = 'TV en español'

export const words = ({ brand, facts }: PageContext) => ({
  title: `Televisión en español desde ${facts.price('tv-stream-latino')} al mes | ${brand.name}`,
  description: `${facts.channels({ plan: PLAN, language: 'es' }).count} canales en español con ${facts.name(PLAN)}: deportes, cine, novelas y noticias. O ${facts.name('tv-stream-latino')}, por la app, desde ${facts.price('tv-stream-latino')} al mes.`,
  opening: {
    title: 'La tele habla como en tu casa',
    lead: `${facts.name(PLAN)} trae ${facts.channels({ plan: PLAN, language: 'es' }).count} canales en español por ${facts.price(PLAN)} al mes.`,
    picture: 'Vecinos ven un partido en el patio, bajo papel picado colgado del hilo de un papalote',
    actions: { sales: 'Pedir en español por teléfono' },
  },
  subjects: {
    id: 'temas',
    heading: 'De qué hablan',
    lead: `Canales en español de cada tema en ${facts.name(PLAN)}.`,
  },
  plans: {
    id: 'planes',
    heading: 'Dos maneras de verla',
    lead: 'Con todos los canales latinos, o solo lo principal por la app.',
    note: 'Antes de impuestos. Los canales pueden cambiar.',
  },
  pages: { heading: 'Busca tu canal' },
  subjectNames: {
    sports: 'Deportes',
    movies: 'Cine',
    series: 'Novelas y series',
    news: 'Noticias',
    kids: 'Niños',
    music: 'Música',
  },
  channels: (count: string) => `${count} canales`,
})
