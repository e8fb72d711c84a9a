import type { PageWriter } from '#ui/content/page-entry.ts'

/** The sports channels of each plan, in English. */
export const tvSports: PageWriter = ({ brand, facts }) => {
  const sports = (plan: string, language?: 'es' | 'en') =>
    facts.channels({ plan, category: 'sports', ...(language === undefined ? {} : { language }) })
  const bar = (plan: string, isMain = false) => ({
    title: `${facts.name(plan)}, ${facts.price(plan)} a month`,
    value: sports(plan).count,
    amount: sports(plan).amount,
    isMain,
  })
  return {
    title: `Sports channels: which plan has your game | ${brand.name}`,
    description: `Sports come inside ${brand.name} TV plans, with no separate package. See how many channels each plan has, in which language, and what to check before the season.`,
    sections: [
      {
        kind: 'opening',
        layout: 'wide',
        title: 'Game day is in the backyard',
        lead: 'We don’t sell a separate sports package: the channels come inside the plans. What you need to know is which one has yours.',
        picture: {
          name: 'tvPatio',
          alt: 'Neighbors of all ages cheer a goal in front of a TV in the backyard',
        },
        actions: [
          { label: 'Check my address', to: 'address' },
          { label: 'Channels by plan', to: '#channels' },
        ],
      },
      {
        kind: 'bars',
        id: 'channels',
        tone: 'sea',
        heading: 'Sports channels in each plan',
        lead: 'Both languages. Choosing by price and choosing by sport don’t always agree.',
        bars: [
          bar('tv-stream'),
          bar('tv-stream-latino'),
          bar('tv-select-signature'),
          bar('tv-mi-plan-latino'),
          bar('tv-select-plus', true),
        ],
      },
      {
        kind: 'table',
        id: 'language',
        heading: 'Called in your language',
        lead: 'Hearing a goal in Spanish costs less than the most expensive plan.',
        columns: ['Plan', 'In Spanish', 'In English', 'Price'],
        rows: (
          ['tv-mi-plan-latino', 'tv-select-plus', 'tv-select-signature', 'tv-stream-latino'] as const
        ).map((plan) => [
          facts.name(plan),
          sports(plan, 'es').count,
          sports(plan, 'en').count,
          `${facts.price(plan)} a month`,
        ]),
        note: 'Plus tax. Channels can change during the year.',
      },
      {
        kind: 'cards',
        id: 'fans',
        heading: 'By what you follow',
        lead: 'A short answer for each fan. The channel lineup has the details.',
        cards: [
          {
            title: 'Soccer, wrestling and boxing',
            body: `${facts.name('tv-mi-plan-latino')} gathers the sports channels in Spanish: the field sports, the wrestling and boxing one, and Caribbean baseball.`,
          },
          {
            title: 'Baseball in English',
            body: `It’s in ${facts.name('tv-select-signature')}, with the general sports channels.`,
          },
          {
            title: 'Golf, and everything else',
            body: `Only ${facts.name('tv-select-plus')} has golf. It’s also the only one with the sports of both languages.`,
          },
          {
            title: 'A game now and then',
            body: `With ${facts.name('tv-stream-latino')} you get the games on the basic channels. Don’t pay more just in case.`,
          },
        ],
      },
      {
        kind: 'feature',
        id: 'season',
        heading: 'Before the season starts',
        paragraphs: [
          'The rights to each tournament move from channel to channel. A plan with plenty of sports channels may still not have yours.',
        ],
        points: [
          'Check your league’s site for the channel that has it this year.',
          'Type that channel into our lineup and see which plans carry it.',
          'If you follow a local team, ask about blackouts in your area.',
          'If some games are only on an app, add its price before you compare.',
        ],
        picture: {
          name: 'tvSchedule',
          alt: 'A grandfather and his granddaughter mark a game on the wall calendar',
        },
        actions: [{ label: 'Ask about a channel', to: 'sales' }],
      },
      {
        kind: 'questions',
        id: 'questions',
        heading: 'Questions from fans',
        items: [
          {
            question: 'Do you sell single games or pay-per-view?',
            answer:
              'No. We sell plans with their channels. Pay fights and games are bought in the app that shows them.',
          },
          {
            question: 'Why is a game blacked out?',
            answer:
              'Whoever owns the rights reserves some areas for another channel. It happens with every company, and we can’t lift it.',
          },
          {
            question: 'Can I move up just for the season?',
            answer: `Yes. There’s no contract: take the big plan when it starts and go back to yours when it ends. Call ${facts.phone('service')}.`,
          },
          {
            question: 'Is the picture delayed?',
            answer:
              'Over the internet it arrives a few moments later than by antenna. If your neighbor shouts first, mute the group chat.',
          },
          {
            question: 'Can I record a game?',
            answer: 'Yes, in the app. Record the show that follows, too, in case of overtime.',
          },
        ],
      },
      {
        kind: 'action',
        tone: 'sun',
        heading: 'Don’t get caught without the channel',
        lead: 'Enter your address and choose a plan calmly, before game day.',
        hasAddressForm: true,
        actions: [],
      },
      {
        kind: 'pages',
        heading: 'Warm up with these',
        pages: [
          '/cable-tv/channel-lineup',
          '/cable-tv/plans/latino-plans',
          '/cable-tv/plans/select',
          '/cable-tv/streaming/{product}-tv-app',
        ],
      },
    ],
  }
}
