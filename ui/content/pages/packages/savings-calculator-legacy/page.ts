import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'
import { lineTable } from '../savings-calculator/line-table.ts'

/** The first calculator, at its old address. */
export const page: SitePage<typeof es.words> = {
  isIndexed: false,
  canonical: '/packages/savings-calculator',
  sections: (words, { facts }) => [
    { kind: 'intro', ...words.intro },
    { kind: 'tool', ...words.calculator, tool: 'savingsCalculator' },
    lineTable(words.lines, facts),
  ],
}
