import type { PageWriter } from '#ui/content/page-entry.ts'

/** Channels for those who come from another country: what the plans carry and what they do not, in English. */
export const tvInternational: PageWriter = ({ brand, facts }) => {
  const row = (plan: string): readonly string[] => [
    facts.name(plan),
    facts.channels({ plan, language: 'es' }).count,
    facts.channels({ plan, language: 'es', category: 'news' }).count,
    facts.channels({ plan, language: 'es', category: 'series' }).count,
    `${facts.price(plan)} a month`,
  ]
  return {
    title: `International and Spanish TV channels | ${brand.name}`,
    description: `Which channels for Latino families come in each ${brand.name} plan, what we don’t sell, and other ways to watch TV from your country while in the United States.`,
    sections: [
      {
        kind: 'opening',
        layout: 'night',
        title: 'The same sky, the same show',
        lead: 'Here, and where you grew up, someone turns on the TV at the same hour. We’ll be frank about how much of that is in our plans.',
        picture: {
          name: 'tvTwoShores',
          alt: 'Two homes on both sides of the sea at night, joined by a kite string',
        },
        actions: [
          { label: 'See plans at my address', to: 'address' },
          { label: 'What’s in, what’s not', to: '#in' },
        ],
      },
      {
        kind: 'feature',
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
      {
        kind: 'table',
        id: 'plans',
        heading: 'Spanish channels, plan by plan',
        lead: 'From fewest to most channels in Spanish.',
        columns: ['Plan', 'Channels in Spanish', 'News', 'Novelas and series', 'Price'],
        rows: ['tv-stream', 'tv-stream-latino', 'tv-mi-plan-latino', 'tv-select-plus'].map(row),
      },
      {
        kind: 'steps',
        id: 'other-ways',
        heading: 'How to watch your country’s signal',
        lead: 'With internet at home you have other ways that don’t go through us.',
        steps: [
          {
            title: 'Look for the channel’s site',
            body: 'Many stream their newscast live on their site or on a video channel, for free.',
          },
          {
            title: 'Try its app',
            body: 'Check your TV’s or Xumo’s store to see whether it exists and works from the United States. You pay them.',
          },
          {
            title: 'Set it up for someone else',
            body: 'If it’s for your parents, leave it open and signed in. Then it’s one button for them.',
          },
        ],
      },
      {
        kind: 'cards',
        id: 'family',
        tone: 'sun',
        heading: 'Close to your people',
        lead: 'TV is one part. These help with the rest.',
        cards: [
          {
            icon: 'receiver',
            title: 'Call without watching the clock',
            body: `Home phone with international calling is ${facts.together('home-phone', 'phone-international')} a month, plus minutes.`,
            link: { label: 'See prices by country', to: '/home-phone/international-calling' },
          },
          {
            icon: 'screen',
            title: 'Watch the same thing at once',
            body: 'Put on the same channel and a video call. Fiber has room for both.',
            link: { label: 'Find a channel', to: '/cable-tv/channel-lineup' },
          },
        ],
      },
      {
        kind: 'questions',
        id: 'questions',
        heading: 'Questions from far away',
        items: [
          {
            question: 'Why won’t my country’s app open here?',
            answer:
              'Many signals are only licensed for their own country. The app checks where you connect from and blocks itself.',
          },
          {
            question: 'Can I use my plan when I travel?',
            answer:
              'Within the United States, yes. Abroad, the app may not show the channels, for the same licensing reasons.',
          },
          {
            question: 'Do you have channels in Portuguese, Creole or other languages?',
            answer: 'Not today. The lineup is in Spanish and English.',
          },
          {
            question: 'Which is the cheapest plan in Spanish?',
            answer: `${facts.name('tv-stream-latino')}, with ${facts.channels({ plan: 'tv-stream-latino', language: 'es' }).count} channels in Spanish for ${facts.price('tv-stream-latino')} a month.`,
          },
        ],
      },
      {
        kind: 'pages',
        heading: 'Closer to where you’re from',
        pages: [
          '/cable-tv/plans/latino-plans',
          '/home-phone',
          '/mobile/plans/international',
          '/cable-tv/sports-packages',
          '/cable-tv/streaming/xumo',
        ],
      },
    ],
  }
}
