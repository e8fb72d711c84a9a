import { PLAN } from '#ui/content/offer-ids.ts'
import type * as es from './es.ts'

export const name = 'TV in Spanish'

export const words: typeof es.words = ({ brand, facts }) => ({
  title: `Spanish-language TV from ${facts.price('tv-stream-latino')} a month | ${brand.name}`,
  description: `${facts.channels({ plan: PLAN, language: 'es' }).count} Spanish-language channels with ${facts.name(PLAN)}: sports, movies, novelas and news. Or ${facts.name('tv-stream-latino')} in the app, from ${facts.price('tv-stream-latino')} a month.`,
  opening: {
    title: 'TV that speaks your family’s language',
    lead: `${facts.name(PLAN)} has ${facts.channels({ plan: PLAN, language: 'es' }).count} channels in Spanish for ${facts.price(PLAN)} a month.`,
    picture: 'Neighbors watch a match on the patio, under paper banners hung from a kite string',
    actions: { sales: 'Order by phone in Spanish' },
  },
  subjects: {
    id: 'subjects',
    heading: 'What’s on',
    lead: `Spanish-language channels by subject on ${facts.name(PLAN)}.`,
  },
  plans: {
    id: 'plans',
    heading: 'Two ways to watch',
    lead: 'Every Latino channel, or just the main ones in the app.',
    note: 'Before tax. Lineups can change.',
  },
  pages: { heading: 'Find your channel' },
  subjectNames: {
    sports: 'Sports',
    movies: 'Movies',
    series: 'Novelas and series',
    news: 'News',
    kids: 'Kids',
    music: 'Music',
  },
  channels: (count) => `${count} channels`,
})
