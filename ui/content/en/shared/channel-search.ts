import type { ChannelCategory } from '#core/channels/channel.ts'
import type * as es from '#ui/content/es/shared/channel-search.ts'
import { counted } from '#ui/content/format.ts'
import type { Translation } from '#ui/content/language.ts'

const categories: Readonly<Record<ChannelCategory, string>> = {
  general: 'A bit of everything',
  news: 'News',
  sports: 'Sports',
  movies: 'Movies',
  series: 'Series and telenovelas',
  kids: 'Kids',
  music: 'Music',
  culture: 'Culture and home',
  faith: 'Faith',
}

/** What people call channels of a category besides its name, for a search. */
const subjects: Readonly<Record<ChannelCategory, string>> = {
  general: 'variety local',
  news: 'newscast business weather',
  sports: 'soccer football baseball boxing wrestling games',
  movies: 'films cinema',
  series: 'novelas shows comedy drama',
  kids: 'children cartoons',
  music: 'concerts',
  culture: 'cooking travel nature documentaries',
  faith: 'church mass religion',
}

export const channelSearchWords: Translation<typeof es.channelSearchWords> = {
  text: 'Channel or number',
  textHint: 'For example, soccer, news or 70',
  plan: 'Plan',
  category: 'Subject',
  language: 'Language',
  all: 'All',
  search: 'Search',
  clear: 'Clear filters',
  categories,
  subjectOf: (category) => `${categories[category]} ${subjects[category]}`,
  languages: { es: 'Spanish', en: 'English' },
  inPlans: 'In',
  found: (count) => counted(count, 'channel', 'channels'),
  none: 'No channel matches. Clear a filter or type fewer letters.',
  noneHelp: (phone) =>
    `Looking for a channel that isn’t here? Call and we’ll tell you which plan has it: ${phone}`,
  subjects: 'Subjects',
  title: 'TV channels',
  open: 'See the channels',
  close: 'Close',
  counted: (all, spanish) => `${counted(all, 'channel', 'channels')}, ${spanish} in Spanish.`,
  noChannels: (phone) => `We don’t sell TV. If you have questions, call: ${phone}`,
}
