import { answers, titled } from '#ui/content/word-lists.ts'
import type * as es from './es.ts'

export const name = 'Sports'

export const words: typeof es.words = ({ brand, facts }) => {
  const sports = (plan: string, language?: 'es' | 'en') =>
    facts.channels({ plan, category: 'sports', ...(language === undefined ? {} : { language }) })
  return {
    title: `Sports channels: which plan has your game | ${brand.name}`,
    description: `Sports come inside ${brand.name} TV plans, with no separate package. See how many channels each plan has, in which language, and what to check before the season.`,
    opening: {
      title: 'Game day is in the backyard',
      lead: 'We don’t sell a separate sports package: the channels come inside the plans. What you need to know is which one has yours.',
      picture: 'Neighbors of all ages cheer a goal in front of a TV in the backyard',
      actions: { address: 'Check my address', channels: 'Channels by plan' },
    },
    channels: {
      id: 'channels',
      heading: 'Sports channels in each plan',
      lead: 'Both languages. Choosing by price and choosing by sport don’t always agree.',
    },
    language: {
      id: 'language',
      heading: 'Called in your language',
      lead: 'Hearing a goal in Spanish costs less than the most expensive plan.',
      columns: ['Plan', 'In Spanish', 'In English', 'Price'],
      rows: (['tv-mi-plan-latino', 'tv-select-plus', 'tv-select-signature', 'tv-stream-latino'] as const).map(
        (plan) => [
          facts.name(plan),
          sports(plan, 'es').count,
          sports(plan, 'en').count,
          `${facts.price(plan)} a month`,
        ],
      ),
      note: 'Plus tax. Channels can change during the year.',
    },
    fans: {
      id: 'fans',
      heading: 'By what you follow',
      lead: 'A short answer for each fan. The channel lineup has the details.',
      cards: titled({
        'Soccer, wrestling and boxing': `${facts.name('tv-mi-plan-latino')} gathers the sports channels in Spanish: the field sports, the wrestling and boxing one, and Caribbean baseball.`,
        'Baseball in English': `It’s in ${facts.name('tv-select-signature')}, with the general sports channels.`,
        'Golf, and everything else': `Only ${facts.name('tv-select-plus')} has golf. It’s also the only one with the sports of both languages.`,
        'A game now and then': `With ${facts.name('tv-stream-latino')} you get the games on the basic channels. Don’t pay more just in case.`,
      }),
    },
    season: {
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
      picture: 'A grandfather and his granddaughter mark a game on the wall calendar',
      actions: { sales: 'Ask about a channel' },
    },
    questions: {
      id: 'questions',
      heading: 'Questions from fans',
      items: answers({
        'Do you sell single games or pay-per-view?':
          'No. We sell plans with their channels. Pay fights and games are bought in the app that shows them.',
        'Why is a game blacked out?':
          'Whoever owns the rights reserves some areas for another channel. It happens with every company, and we can’t lift it.',
        'Can I move up just for the season?': `Yes. There’s no contract: take the big plan when it starts and go back to yours when it ends. Call ${facts.phone('service')}.`,
        'Is the picture delayed?':
          'Over the internet it arrives a few moments later than by antenna. If your neighbor shouts first, mute the group chat.',
        'Can I record a game?': 'Yes, in the app. Record the show that follows, too, in case of overtime.',
      }),
    },
    action: {
      heading: 'Don’t get caught without the channel',
      lead: 'Enter your address and choose a plan calmly, before game day.',
    },
    pages: { heading: 'Warm up with these' },
    bar: (plan) => `${facts.name(plan)}, ${facts.price(plan)} a month`,
  }
}
