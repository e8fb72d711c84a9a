import { iconCards, opening } from '#ui/content/page-sections.ts'
import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'
import { lineTable } from './line-table.ts'

/** The savings calculator. */
export const page: SitePage<typeof es.words> = {
  menu: { group: 'packages', place: 40 },
  sections: (words, { facts }) => [
    opening(words.opening, 'split', 'savingsCalculator', { calculator: `#${words.calculator.id}` }),
    { kind: 'tool', ...words.calculator, tool: 'savingsCalculator' },
    iconCards(words.steps, ['wifi', 'phone', 'coin']),
    lineTable(words.lines, facts),
    { kind: 'questions', ...words.questions },
  ],
}
