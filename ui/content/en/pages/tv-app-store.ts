import type { PageWriter } from '#ui/content/page-entry.ts'

/** The applications that go with television, and who is paid for each, in English. */
export const tvAppStore: PageWriter = ({ brand, facts }) => ({
  title: `App store: which apps are included or paid | ${brand.name}`,
  description: `Sort out your TV apps: the ones that come with your plan, the one you can pay on your ${brand.name} bill, and the ones you subscribe to yourself. Clear prices.`,
  sections: [
    {
      kind: 'opening',
      layout: 'split',
      title: 'Every app in its place, every charge too',
      lead: 'When apps are paid all over the place, nobody knows the total. Here’s what costs nothing, what goes on your bill and what someone else charges you for.',
      picture: {
        name: 'tvStall',
        alt: 'A market stall with an awning: its shelves hold colorful apps instead of fruit',
      },
      actions: [
        { label: 'See the apps', to: '#apps' },
        { label: 'Sign in to my account', to: 'account' },
      ],
    },
    {
      kind: 'cards',
      id: 'apps',
      heading: 'Three shelves',
      lead: 'Any app you open on your TV sits on one of them.',
      cards: [
        {
          icon: 'check',
          title: 'Comes with your plan',
          body: `${facts.tvApp()}, with the channels and your recordings. It costs nothing, and it’s in the store of almost any device.`,
          link: { label: `Get to know ${facts.tvApp()}`, to: '/cable-tv/streaming/{product}-tv-app' },
        },
        {
          icon: 'receipt',
          title: 'Goes on your bill',
          body: `Disney+, Basic for ${facts.price('disney-basic')} or Premium for ${facts.price('disney-premium')} a month. It’s the only app from another company that we sell.`,
          link: { label: 'About Disney+', to: '/cable-tv/streaming/disney-plus' },
        },
        {
          icon: 'card',
          title: 'You subscribe yourself',
          body: 'All the others. Install them from your TV’s or Xumo’s store and pay their owner. We don’t see that charge and can’t cancel it.',
          link: { label: 'About Xumo', to: '/cable-tv/streaming/xumo' },
        },
      ],
    },
    {
      kind: 'steps',
      id: 'cleanup',
      heading: 'An app cleanup',
      lead: 'Do it once a year and keep what you save.',
      steps: [
        {
          title: 'Gather the charges',
          body: 'Open your statement and underline every subscription. Check your phone’s store too: that’s where they hide.',
        },
        {
          title: 'Mark the ones you opened',
          body: 'Ask who used each one this month. If nobody answers, there’s your answer.',
        },
        {
          title: 'Cancel at the source',
          body: 'Deleting the app doesn’t stop the charge. Cancel where you signed up: its site, the store or your bill.',
        },
      ],
    },
    {
      kind: 'table',
      id: 'source',
      heading: 'Where do I cancel it?',
      lead: 'Find how the charge shows up, and go straight there.',
      columns: ['How the charge appears', 'Who charges you', 'Where to cancel'],
      rows: [
        [`On your ${brand.name} bill`, 'We do', `At ${facts.phone('service')}`],
        ['Under the app’s name', 'The app’s company', 'On its site, signed in'],
        ['Under a store’s name', 'The store of your phone or TV', 'In the settings of that store'],
        ['On your cell phone bill', 'Your wireless company', 'With that company'],
      ],
    },
    {
      kind: 'feature',
      id: 'safe',
      tone: 'coral',
      heading: 'Install with peace of mind',
      paragraphs: [
        'A pirate app promises every channel for free and collects some other way: your passwords.',
      ],
      points: [
        'Install only from your device’s official store.',
        'Be wary of any that asks for your card “to verify your age.”',
        'Set a purchase code so the kids don’t buy by accident.',
        'Use a different password in each app.',
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      heading: 'App questions',
      items: [
        {
          question: 'Can I pay for other apps on my bill?',
          answer: 'No. For now, only Disney+.',
        },
        {
          question: 'Which apps work on my TV?',
          answer:
            'Whatever its store shows. If one you care about is missing, check whether Xumo has it before you replace the TV.',
        },
        {
          question: 'Will I pay twice if I already have Disney+?',
          answer:
            'Only if you don’t cancel the earlier charge. The Disney+ page has the order of steps to avoid it.',
        },
        {
          question: 'Does deleting the app delete my account?',
          answer: 'No. The account and the charge go on. Cancel the subscription first, then delete the app.',
        },
      ],
    },
    {
      kind: 'pages',
      heading: 'More for your screen',
      pages: ['/apps', '/cable-tv/add-ons', '/cable-tv/plans', '/cable-tv/streaming', '/support'],
    },
  ],
})
