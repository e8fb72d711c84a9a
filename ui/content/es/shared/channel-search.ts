import type { ChannelCategory } from '#core/channels/channel.ts'
import type { Language } from '#core/shared/language.ts'
import { counted } from '#ui/content/format.ts'
import { translated } from '#ui/content/language.ts'

const categories: Readonly<Record<ChannelCategory, string>> = {
  general: 'De todo un poco',
  news: 'Noticias',
  sports: 'Deportes',
  movies: 'Cine',
  series: 'Series y novelas',
  kids: 'Niños',
  music: 'Música',
  culture: 'Cultura y hogar',
  faith: 'Fe',
}

/** What people call channels of a category besides its name, for a search. */
const subjects: Readonly<Record<ChannelCategory, string>> = {
  general: 'variado locales',
  news: 'noticiero economía clima',
  sports: 'fútbol béisbol boxeo lucha partidos',
  movies: 'películas',
  series: 'telenovelas comedia',
  kids: 'infantil caricaturas',
  music: 'conciertos',
  culture: 'cocina viajes naturaleza documentales',
  faith: 'iglesia misa religión',
}

const languages: Readonly<Record<Language, string>> = { es: 'Español', en: 'Inglés' }

/** Texts of the search of channels. */
export const channelSearchWords = translated('channelSearchWords', {
  text: 'Canal o número',
  textHint: 'Por ejemplo, fútbol, noticias o 70',
  plan: 'Plan',
  category: 'Tema',
  language: 'Idioma',
  all: 'Todos',
  search: 'Buscar',
  clear: 'Quitar filtros',
  categories,
  languages,
  inPlans: 'En',
  found: (count: number) => counted(count, 'canal', 'canales'),
  none: 'Ningún canal coincide. Quita un filtro o escribe menos letras.',
  noneHelp: (phone: string) => `¿Buscas un canal que no está? Llama y te decimos en qué plan viene: ${phone}`,
  /** The words by which the channels of a category are found. */
  subjectOf: (category: ChannelCategory): string => `${categories[category]} ${subjects[category]}`,
  subjects: 'Temas',
  title: 'Canales de televisión',
  open: 'Ver los canales',
  close: 'Cerrar',
  counted: (all: number, spanish: number) => `${counted(all, 'canal', 'canales')}, ${spanish} en español.`,
  noChannels: (phone: string) => `No vendemos televisión. Si tienes preguntas, llama: ${phone}`,
})
