import type { PageWriter } from '#ui/content/page-entry.ts'

/** The page of search marketing for television through an app or a small box on the television set, in English. */
export const semTvSet: PageWriter = ({ brand, facts }) => ({
  title: `Keep the TV you have, with our app or a Xumo | ${brand.name}`,
  description: `If your TV has apps, download ours and sign in. If it doesn’t, plug in a Xumo for ${facts.price('xumo-lease')} a month. Either way you get your plan’s channels.`,
  sections: [
    {
      kind: 'opening',
      layout: 'split',
      title: 'There’s life in that old TV yet',
      lead: `No need for a new screen. With the app, or with a Xumo, you get ${facts.name('tv-stream')} from ${facts.price('tv-stream')} a month.`,
      picture: {
        name: 'semOldSet',
        alt: 'An old TV set on legs: a string joins it to a small box and to a kite on its screen',
      },
      hasAddressForm: true,
      actions: [{ label: 'Call to order', to: 'sales' }],
    },
    {
      kind: 'steps',
      id: 'steps',
      heading: 'From off to on',
      lead: 'You can do it with the remote.',
      steps: [
        {
          title: 'Look for apps',
          body: 'If your TV’s menu has an app store, download ours. You’re almost there.',
        },
        {
          title: 'Or plug in a Xumo',
          body: 'It goes into the HDMI port and uses your WiFi. It’s for TVs with no apps, or slow ones.',
        },
        {
          title: 'Sign in',
          body: 'Use the account from your order. Your plan’s channels show up in the guide.',
        },
      ],
    },
    {
      kind: 'table',
      id: 'xumo',
      heading: 'Xumo: rent it or own it',
      lead: 'At first the monthly price is the same. The difference comes later.',
      columns: ['How', 'Each month', 'For how long', 'In the end'],
      rows: [
        ['Rent', facts.price('xumo-lease'), 'As long as you use it', 'You return it'],
        [
          'Own',
          facts.price('xumo-own'),
          `${facts.promotionMonths('xumo-own')} months`,
          'It’s yours and you stop paying',
        ],
      ],
    },
    {
      kind: 'pages',
      heading: 'Before you plug in',
      pages: ['/cable-tv/streaming/xumo', '/cable-tv/streaming/{product}-tv-app', '/cable-tv/plans'],
    },
  ],
})
