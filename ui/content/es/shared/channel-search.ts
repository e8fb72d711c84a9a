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

const languages: Readonly<Record<Language, string>> = { es: 'Español', en: 'Inglés' }

/** Texts of the search of channels. */
export const channelSearchWords = translated('channelSearchWords', {
  text: 'Canal o número',
  textHint: 'Por ejemplo, noticias o 70',
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
  subjects: 'Temas',
  noChannels: (phone: string) => `No vendemos televisión. Si tienes preguntas, llama: ${phone}`,
})
