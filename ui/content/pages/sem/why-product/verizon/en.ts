import { COMPARISON_DATE } from '#ui/content/comparison-date.ts'
import type * as es from './es.ts'

export const name = '{brand} and Verizon'

export const words: typeof es.words = ({ brand, facts }) => ({
  title: `${brand.name} or Verizon: internet plus mobile | ${brand.name}`,
  description: `If you pay for internet and cell phones, compare the sum. ${brand.name}’s prices by number of lines, with their date, and what to ask Verizon before you decide.`,
  opening: {
    title: `${brand.name} or Verizon: add up the lines`,
    lead: 'A cheap line with expensive internet can cost the same as the other way around. Compare the total for the household.',
    picture: 'Four people with their phones; everybody’s string leads to the same router',
    actions: { sales: 'Do the math by phone' },
  },
  lines: {
    id: 'lines',
    heading: 'What lines cost here',
    lead: `Unlimited with internet, for all lines together, as of ${facts.date(COMPARISON_DATE)}.`,
    note: `With ${facts.withMobileLines('internet-500').lines} lines or more, ${facts.name('internet-500')} drops to ${facts.withMobileLines('internet-500').price} a month for ${facts.withMobileLines('internet-500').months} months.`,
  },
  table: {
    id: 'table',
    heading: 'Before you sign with anyone',
    lead: 'The same question for both.',
    columns: ['What to compare', brand.name, 'Ask Verizon'],
    rows: [
      [
        'The total with my lines',
        'See it in the calculator, no name needed',
        'How much with taxes and fees?',
      ],
      [
        'Switching',
        `We pay up to ${facts.mobile.switchMost} of your phones if you bring ${facts.mobile.switchMinLines} lines or more`,
        'Do I owe anything if I leave today?',
      ],
      [
        'If I drop the internet',
        'The lines go on, at their price without internet',
        'Do I lose the discount on both?',
      ],
    ],
    note: 'Verizon is a trademark of its owner, with no ties to this store.',
  },
  bill: {
    id: 'bill',
    heading: 'And with your bill?',
    lead: 'Enter what you pay today. We assume that your price there never goes up.',
  },
  pages: { heading: 'With your own numbers' },
  line: (count, line) => ({
    title: count === 1 ? 'The first line' : `${line.count} lines`,
    value:
      count === 1
        ? `${line.cost} a month`
        : `${line.cost} a month for ${line.years} ${count === 4 ? 'year' : 'years'}`,
  }),
})
