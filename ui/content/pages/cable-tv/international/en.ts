import { answers, titled } from '#ui/content/word-lists.ts'
import type * as es from './es.ts'

export const name = 'International channels'

export const words: typeof es.words = ({ brand, facts }) => ({
  title: `International and Spanish TV channels | ${brand.name}`,
  description: `Which channels for Latino families come in each ${brand.name} plan, what we don’t sell, and other ways to watch TV from your country while in the United States.`,
  opening: {
    title: 'The same sky, the same show',
    lead: 'Here, and where you grew up, someone turns on the TV at the same hour. We’ll be frank about how much of that is in our plans.',
    picture: 'Two homes on both sides of the sea at night, joined by a kite string',
    actions: { address: 'See plans at my address', in: 'What’s in, what’s not' },
  },
  in: {
    id: 'in',
    heading: 'What’s in, and what’s not',
    paragraphs: [
      `The lineup has ${facts.channels({ language: 'es' }).count} channels in Spanish. They’re made for Latino audiences in the United States, with news of the continent, novelas, movies, regional music and Caribbean baseball.`,
      'We don’t sell packages by country or single channels, and there are no languages besides Spanish and English. We’d rather you know before you order.',
    ],
    points: [
      'Yes: news in Spanish around the clock.',
      'Yes: the novelas of today and the ones you grew up with.',
      'Yes: regional, tropical and norteño music.',
      'No: the local signal of a city in your country.',
    ],
  },
  plans: {
    id: 'plans',
    heading: 'Spanish channels, plan by plan',
    lead: 'From fewest to most channels in Spanish.',
    columns: ['Plan', 'Channels in Spanish', 'News', 'Novelas and series', 'Price'],
  },
  otherWays: {
    id: 'other-ways',
    heading: 'How to watch your country’s signal',
    lead: 'With internet at home you have other ways that don’t go through us.',
    steps: titled({
      'Look for the channel’s site':
        'Many stream their newscast live on their site or on a video channel, for free.',
      'Try its app':
        'Check your TV’s or Xumo’s store to see whether it exists and works from the United States. You pay them.',
      'Set it up for someone else':
        'If it’s for your parents, leave it open and signed in. Then it’s one button for them.',
    }),
  },
  family: {
    id: 'family',
    heading: 'Close to your people',
    lead: 'TV is one part. These help with the rest.',
    cards: {
      callWithoutWatching: {
        title: 'Call without watching the clock',
        body: `Home phone with international calling is ${facts.together('home-phone', 'phone-international')} a month, plus minutes.`,
        link: 'See prices by country',
      },
      watchSameThing: {
        title: 'Watch the same thing at once',
        body: 'Put on the same channel and a video call. Fiber has room for both.',
        link: 'Find a channel',
      },
    },
  },
  questions: {
    id: 'questions',
    heading: 'Questions from far away',
    items: answers({
      'Why won’t my country’s app open here?':
        'Many signals are only licensed for their own country. The app checks where you connect from and blocks itself.',
      'Can I use my plan when I travel?':
        'Within the United States, yes. Abroad, the app may not show the channels, for the same licensing reasons.',
      'Do you have channels in Portuguese, Creole or other languages?':
        'Not today. The lineup is in Spanish and English.',
      'Which is the cheapest plan in Spanish?': `${facts.name('tv-stream-latino')}, with ${facts.channels({ plan: 'tv-stream-latino', language: 'es' }).count} channels in Spanish for ${facts.price('tv-stream-latino')} a month.`,
    }),
  },
  pages: { heading: 'Closer to where you’re from' },
  price: (price) => `${price} a month`,
})
