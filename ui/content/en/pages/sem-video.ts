import type { PageWriter } from '#ui/content/page-entry.ts'

const PLANS = ['tv-stream-latino', 'tv-stream', 'tv-mi-plan-latino', 'tv-select-signature', 'tv-select-plus']

/** The page of search marketing for television, in English. */
export const semVideo: PageWriter = ({ brand, facts }) => ({
  title: `TV for your home from ${facts.price('tv-stream-latino')} a month | ${brand.name}`,
  description: `${facts.planCount('TV')} TV plans with ${facts.channels({ plan: 'tv-stream-latino' }).count} to ${facts.channels({ plan: 'tv-select-plus' }).count} channels. See which ones reach your home, what’s on them and what each costs a month.`,
  sections: [
    {
      kind: 'opening',
      layout: 'night',
      title: 'Something for everybody tonight',
      lead: `News, games, dramas and cartoons from ${facts.price('tv-stream-latino')} a month. No contract.`,
      picture: {
        name: 'semSofa',
        alt: 'A family on the sofa, seen from behind, in front of a bright screen',
      },
      hasAddressForm: true,
      actions: [{ label: 'Order by phone', to: 'sales' }],
    },
    {
      kind: 'bars',
      id: 'channels',
      heading: 'How many channels each plan has',
      lead: 'To scale, with the monthly price. More isn’t always better: look for the ones you watch.',
      bars: PLANS.map((plan) => ({
        title: facts.name(plan),
        value: `${facts.channels({ plan }).count} channels, ${facts.price(plan)} a month`,
        amount: facts.channels({ plan }).amount,
        isMain: plan === 'tv-select-signature',
      })),
      note: 'Before tax. Lineups can change, and some events aren’t shown in every area.',
    },
    {
      kind: 'feature',
      id: 'add',
      heading: 'Less with internet and phone',
      tone: 'sun',
      paragraphs: [
        `The package with Gig, ${facts.name('tv-select-signature')} and home phone takes ${facts.bundle('bundle-signature').off} a month off for the first ${facts.bundle('bundle-signature').months} months.`,
      ],
      actions: [{ label: 'See the package', to: '/packages' }],
    },
    {
      kind: 'pages',
      heading: 'Find your channels',
      pages: ['/cable-tv/channel-lineup', '/cable-tv/plans', '/cable-tv/sports-packages', '/packages'],
    },
  ],
})
