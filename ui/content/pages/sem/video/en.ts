import type * as es from './es.ts'

export const name = 'TV for your home'

export const words: typeof es.words = ({ brand, facts }) => ({
  title: `TV for your home from ${facts.price('tv-stream-latino')} a month | ${brand.name}`,
  description: `${facts.planCount('TV')} TV plans with ${facts.channels({ plan: 'tv-stream-latino' }).count} to ${facts.channels({ plan: 'tv-select-plus' }).count} channels. See which ones reach your home, what’s on them and what each costs a month.`,
  opening: {
    title: 'Something for everybody tonight',
    lead: `News, games, dramas and cartoons from ${facts.price('tv-stream-latino')} a month. No contract.`,
    picture: 'A family on the sofa, seen from behind, in front of a bright screen',
    actions: { sales: 'Order by phone' },
  },
  channels: {
    id: 'channels',
    heading: 'How many channels each plan has',
    lead: 'To scale, with the monthly price. More isn’t always better: look for the ones you watch.',
    note: 'Before tax. Lineups can change, and some events aren’t shown in every area.',
  },
  add: {
    id: 'add',
    heading: 'Less with internet and phone',
    paragraphs: [
      `The package with Gig, ${facts.name('tv-select-signature')} and home phone takes ${facts.bundle('bundle-signature').off} a month off for the first ${facts.bundle('bundle-signature').months} months.`,
    ],
    actions: { packages: 'See the package' },
  },
  pages: { heading: 'Find your channels' },
  plan: (count, price) => `${count} channels, ${price} a month`,
})
