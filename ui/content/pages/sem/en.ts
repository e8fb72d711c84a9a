import type * as es from './es.ts'

export const name = 'Internet, TV and phone'

export const words: typeof es.words = ({ brand, facts }) => ({
  title: `Internet, TV and phone in one order | ${brand.name}`,
  description: `Enter your address and see in seconds which services reach your home: internet from ${facts.price('internet-advantage')} a month, plus TV, home phone and mobile.`,
  opening: {
    title: 'Everything for the house in one order',
    lead: `Internet from ${facts.price('internet-advantage')} a month. TV, home phone and mobile only if you want them.`,
    picture: 'A shelf with a TV, a router and a phone joined by the same string',
    actions: { sales: 'I’d rather call' },
  },
  services: {
    id: 'services',
    heading: 'Start with internet',
    lead: 'The rest goes in the same cart, with its price in plain sight.',
    services: {
      item: {
        about: `From ${facts.channels({ plan: 'tv-stream-latino' }).count} to ${facts.channels({ plan: 'tv-select-plus' }).count} channels, in Spanish and English.`,
      },
      item2: { about: 'Calls to the whole country, on the number you already have.' },
      item3: { about: 'The first line is free for the first year when you have internet.' },
    },
    note: 'Before tax. Every address gets its own set of services.',
  },
  clear: {
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
  pages: { heading: 'Look before you order' },
})
