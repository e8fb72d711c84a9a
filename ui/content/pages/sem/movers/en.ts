import type * as es from './es.ts'

export const name = 'Moving'

export const words: typeof es.words = ({ brand, facts }) => ({
  title: `Moving? Have internet on day one | ${brand.name}`,
  description: `Enter the new address before you pack and pick the day of the visit. Or set it up yourself for free. Internet from ${facts.price('internet-advantage')} a month, no contract.`,
  opening: {
    title: 'Get the internet there before the boxes',
    lead: 'Order with the new address even before you have the keys. Pick a day when you’ll be there.',
    picture: 'A moving truck rolls along with furniture and a kite tied to its roof',
    actions: { sales: 'Call sales' },
  },
  calendar: {
    id: 'calendar',
    heading: 'A move without surprises',
    lead: 'What to do, and when.',
    columns: ['When', 'Do this', 'So that'],
    rows: [
      [
        'When you sign the lease',
        'Enter the address, with the apartment',
        'You know if we’re there, and the price',
      ],
      ['When you have a date', 'Order and book the visit', 'You have more days to choose from'],
      [
        'Before you leave',
        'Unplug your current provider’s equipment',
        'You return it and aren’t billed for it',
      ],
      [
        'On day one',
        `Meet the technician (${facts.oneTime('install-professional')}) or set it up yourself (free)`,
        'Your new home starts out with WiFi',
      ],
    ],
  },
  contract: {
    id: 'contract',
    heading: 'Being charged to cancel?',
    paragraphs: [
      `If your provider doesn’t reach the new place and still charges you, ask us: we pay up to ${facts.buyoutLimit()} of that fee.`,
    ],
    actions: { contractBuyout: 'See what we cover' },
  },
  pages: { heading: 'For the new home' },
})
