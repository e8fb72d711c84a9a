import { COMPARISON_DATE } from '#ui/content/comparison-date.ts'
import type * as es from './es.ts'

const [ULTRA, GIG] = ['internet-500', 'internet-gig'] as const

export const name = '{brand} and Frontier'

export const words: typeof es.words = ({ brand, facts }) => {
  const guarantee = facts.campaign(GIG, 'gig-5-year-internet-price-guarantee')
  return {
    title: `${brand.name} or Frontier: what to ask about price | ${brand.name}`,
    description: `Compare ${brand.name} and Frontier by what you’ll pay over the next few years. Our prices with their date, and the question worth asking Frontier.`,
    opening: {
      title: `${brand.name} or Frontier: look at next year`,
      lead: 'The advertised price is the first month’s. Before you decide, ask both companies for the ones that follow.',
      picture: 'A wall calendar; a string climbs one step from page to page',
      actions: { sales: 'Tell me by phone' },
    },
    table: {
      id: 'table',
      heading: 'The price, year by year',
      lead: `Ours are as of ${facts.date(COMPARISON_DATE)}.`,
      columns: ['What to compare', brand.name, 'Ask Frontier'],
      rows: [
        [
          `The first ${facts.promotionMonths(ULTRA)} months`,
          `${facts.price(ULTRA)} a month for ${facts.speed(ULTRA)}`,
          'How many months does this price last?',
        ],
        ['After that', `${facts.laterPrice(ULTRA)} a month`, 'What’s the regular price, in writing?'],
        [
          'Guaranteed price',
          `Gig at ${guarantee.price} for ${guarantee.years} years`,
          'Which part of the bill is guaranteed?',
        ],
        ['If I change plans', 'That day’s price, no charge', 'Do I lose the promotion?'],
      ],
      note: 'Frontier is a trademark of its owner, who has no part in this page.',
    },
    label: {
      id: 'label',
      heading: 'Ask for their label, too',
      lead: 'The law makes every provider show one. Put it next to ours.',
    },
    bill: {
      id: 'bill',
      heading: 'And with your bill?',
      lead: 'Enter what you pay today. We assume that your price there never goes up.',
    },
    pages: { heading: 'Keep comparing' },
  }
}
