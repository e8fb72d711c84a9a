import type { PageWriter } from '#ui/content/page-entry.ts'

/** Every channel, with a search, in English. */
export const channelLineup: PageWriter = ({ brand, facts }) => ({
  title: `Channel lineup: search by name, subject or plan | ${brand.name}`,
  description: `All ${facts.channels().count} ${brand.name} channels with their number, language and the plans that carry them. Search by name, subject or plan before you order.`,
  sections: [
    {
      kind: 'opening',
      layout: 'split',
      title: 'Which plan has your channel?',
      lead: `Here are all ${facts.channels().count} channels. Type part of a name or its number, with or without accents, and see which plans carry it.`,
      picture: {
        name: 'tvLineup',
        alt: 'A woman with a remote runs through a long strip of screens',
      },
      actions: [{ label: 'Find a channel', to: '#lineup' }],
    },
    {
      kind: 'tool',
      id: 'lineup',
      heading: 'Every channel',
      lead: 'Pick a plan to see only what it carries, or a subject to compare plans.',
      tool: 'channelSearch',
    },
    {
      kind: 'steps',
      layout: 'list',
      id: 'use',
      heading: 'From your favorite channel to your plan',
      lead: 'It takes about as long as a commercial break.',
      steps: [
        {
          title: 'List what you really watch',
          body: 'Ask around the house and write down every channel someone would miss. There are usually fewer than you think.',
        },
        {
          title: 'Look each one up',
          body: 'The plans are under each name. Cross out any plan that lacks one that matters.',
        },
        {
          title: 'Keep the cheapest',
          body: 'Of the plans left, the lowest price is yours. The rest is channels you pay for and never see.',
        },
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      heading: 'About the lineup',
      items: [
        {
          question: 'My channel isn’t here. What now?',
          answer: `Try fewer letters. If it still doesn’t show, we don’t carry it today. Call ${facts.phone('sales')}: sometimes what you’re after is on another channel.`,
        },
        {
          question: 'Does the lineup change?',
          answer:
            'Yes. Channels can join, leave or move to another number. What you see here is the current lineup of the plans we sell.',
        },
        {
          question: 'Do channels have the same number in every plan?',
          answer:
            'Yes. If you change plans, your channels keep their numbers and you don’t have to relearn them.',
        },
        {
          question: 'Do channels have captions?',
          answer:
            'Most shows do. Turn them on in the settings of the app or the TV, in the language the channel sends.',
        },
        {
          question: 'Is it the same across the country?',
          answer:
            'The channels are. Some games and live events are blocked in certain areas because their owners require it.',
        },
      ],
    },
    {
      kind: 'pages',
      heading: 'Lineup in hand',
      pages: [
        '/cable-tv/plans',
        '/cable-tv/plans/latino-plans',
        '/cable-tv/plans/select',
        '/cable-tv/sports-packages',
        '/cable-tv/streaming/{product}-tv-app',
      ],
    },
  ],
})
