import { COMPARISON_DATE } from '#ui/content/comparison-date.ts'
import type { PageWriter } from '#ui/content/page-entry.ts'

const COUNTS = [1, 2, 3, 4] as const

/** The brand and Verizon: internet and mobile lines on one bill. In English. */
export const whyVerizon: PageWriter = ({ brand, facts }) => ({
  title: `${brand.name} or Verizon: internet plus mobile | ${brand.name}`,
  description: `If you pay for internet and cell phones, compare the sum. ${brand.name}’s prices by number of lines, with their date, and what to ask Verizon before you decide.`,
  sections: [
    {
      kind: 'opening',
      layout: 'wide',
      title: `${brand.name} or Verizon: add up the lines`,
      lead: 'A cheap line with expensive internet can cost the same as the other way around. Compare the total for the household.',
      picture: {
        name: 'semLines',
        alt: 'Four people with their phones; everybody’s string leads to the same router',
      },
      hasAddressForm: true,
      actions: [{ label: 'Do the math by phone', to: 'sales' }],
    },
    {
      kind: 'bars',
      id: 'lines',
      heading: 'What lines cost here',
      lead: `Unlimited with internet, for all lines together, as of ${facts.date(COMPARISON_DATE)}.`,
      tone: 'sea',
      bars: COUNTS.map((count) => {
        const line = facts.lines('bundled', count)
        return {
          title: count === 1 ? 'The first line' : `${line.count} lines`,
          value: `${line.cost} a month for ${line.years} ${count === 2 || count === 3 ? 'years' : 'year'}`,
          amount: line.amount,
          isMain: count === 4,
        }
      }),
      note: `With ${facts.withMobileLines('internet-500').lines} lines or more, ${facts.name('internet-500')} drops to ${facts.withMobileLines('internet-500').price} a month for ${facts.withMobileLines('internet-500').months} months.`,
    },
    {
      kind: 'table',
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
    {
      kind: 'pages',
      heading: 'With your own numbers',
      pages: ['/packages/savings-calculator', '/mobile/switch', '/mobile/coverage-map', '/sem/why-{product}'],
    },
  ],
})
