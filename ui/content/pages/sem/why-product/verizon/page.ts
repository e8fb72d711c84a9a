import { opening, pages } from '#ui/content/page-sections.ts'
import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'

/** The brand and Verizon: internet and mobile lines on one bill. */
export const page: SitePage<typeof es.words> = {
  isIndexed: false,
  offers: ['internet-500', 'mobile-unlimited'],
  sections: (words, { facts }) => [
    opening(words.opening, 'wide', 'semLines', { sales: 'sales' }, { hasAddressForm: true }),
    {
      kind: 'bars',
      ...words.lines,
      tone: 'sea',
      bars: ([1, 2, 3, 4] as const).map((count) => {
        const line = facts.lines('bundled', count)
        return { ...words.line(count, line), amount: line.amount, isMain: count === 4 }
      }),
    },
    { kind: 'table', ...words.table },
    { kind: 'tool', ...words.bill, tool: 'billComparison' },
    pages(words.pages, [
      '/packages/savings-calculator',
      '/mobile/switch',
      '/mobile/coverage-map',
      '/sem/why-{product}',
    ]),
  ],
}
