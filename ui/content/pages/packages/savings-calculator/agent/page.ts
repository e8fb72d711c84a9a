import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'

/** The calculator for an agent on the telephone. */
export const page: SitePage<typeof es.words> = {
  isIndexed: false,
  canonical: '/packages/savings-calculator',
  isBare: true,
  sections: (words) => [{ kind: 'tool', ...words.calculator, tool: 'savingsCalculator' }],
}
