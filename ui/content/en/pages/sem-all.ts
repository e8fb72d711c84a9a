import type { PageWriter } from '#ui/content/page-entry.ts'

/** The page of search marketing for every service, in English. */
export const semAll: PageWriter = ({ brand, facts }) => ({
  title: `Internet, TV and phone in one order | ${brand.name}`,
  description: `Enter your address and see in seconds which services reach your home: internet from ${facts.price('internet-advantage')} a month, plus TV, home phone and mobile.`,
  sections: [
    {
      kind: 'opening',
      layout: 'split',
      title: 'Everything for the house in one order',
      lead: `Internet from ${facts.price('internet-advantage')} a month. TV, home phone and mobile only if you want them.`,
      picture: { name: 'semShelf', alt: 'A shelf with a TV, a router and a phone joined by the same string' },
      hasAddressForm: true,
      actions: [{ label: 'I’d rather call', to: 'sales' }],
    },
    {
      kind: 'services',
      id: 'services',
      heading: 'Start with internet',
      lead: 'The rest goes in the same cart, with its price in plain sight.',
      services: [
        {
          line: 'TV',
          about: `From ${facts.channels({ plan: 'tv-stream-latino' }).count} to ${facts.channels({ plan: 'tv-select-plus' }).count} channels, in Spanish and English.`,
        },
        { line: 'Voice', about: 'Calls to the whole country, on the number you already have.' },
        { line: 'Mobile', about: 'The first line is free for the first year when you have internet.' },
      ],
      note: 'Before tax. Every address gets its own set of services.',
    },
    {
      kind: 'figures',
      id: 'clear',
      heading: 'What it costs to order too much',
      figures: [
        { figure: 'Nothing', meaning: 'to cancel a service you don’t use, any month you like' },
        { figure: 'Nothing', meaning: 'for the modem, on loan as long as you have internet' },
        {
          figure: facts.price('internet-500'),
          meaning: `a month for ${facts.speed('internet-500')}, the first ${facts.promotionMonths('internet-500')} months`,
        },
      ],
    },
    {
      kind: 'pages',
      heading: 'Look before you order',
      pages: ['/packages', '/internet/plans', '/cable-tv/plans'],
    },
  ],
})
