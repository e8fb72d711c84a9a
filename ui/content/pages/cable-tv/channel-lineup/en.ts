import { answers, titled } from '#ui/content/word-lists.ts'
import type * as es from './es.ts'

export const name = 'Channel lineup'

export const words: typeof es.words = ({ brand, facts }) => ({
  title: `Channel lineup: search by name, subject or plan | ${brand.name}`,
  description: `All ${facts.channels().count} ${brand.name} channels with their number, language and the plans that carry them. Search by name, subject or plan before you order.`,
  opening: {
    title: 'Which plan has your channel?',
    lead: `Here are all ${facts.channels().count} channels. Type part of a name or its number, with or without accents, and see which plans carry it.`,
    picture: 'A woman with a remote runs through a long strip of screens',
    actions: { lineup: 'Find a channel' },
  },
  lineup: {
    id: 'lineup',
    heading: 'Every channel',
    lead: 'Pick a plan to see only what it carries, or a subject to compare plans.',
  },
  use: {
    id: 'use',
    heading: 'From your favorite channel to your plan',
    lead: 'It takes about as long as a commercial break.',
    steps: titled({
      'List what you really watch':
        'Ask around the house and write down every channel someone would miss. There are usually fewer than you think.',
      'Look each one up': 'The plans are under each name. Cross out any plan that lacks one that matters.',
      'Keep the cheapest':
        'Of the plans left, the cheapest is yours. The rest is channels you pay for and never see.',
    }),
  },
  questions: {
    id: 'questions',
    heading: 'About the lineup',
    items: answers({
      'My channel isn’t here. What now?': `Try fewer letters. If it still doesn’t show, we don’t carry it today. Call ${facts.phone('sales')}: sometimes what you’re after is on another channel.`,
      'Does the lineup change?':
        'Yes. Channels can join, leave or move to another number. What you see here is the current lineup of the plans we sell.',
      'Do channels have the same number in every plan?':
        'Yes. If you change plans, your channels keep their numbers and you don’t have to relearn them.',
      'Do channels have captions?':
        'Most shows do. Turn them on in the settings of the app or the TV, in the language the channel sends.',
      'Is it the same across the country?':
        'The channels are. Some games and live events are blocked in certain areas because their owners require it.',
    }),
  },
  pages: { heading: 'Lineup in hand' },
})
