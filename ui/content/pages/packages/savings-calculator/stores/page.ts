import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'

/** The calculator on the screen of a store. */
export const page: SitePage<typeof es.words> = {
  isIndexed: false,
  canonical: '/packages/savings-calculator',
  isBare: true,
  sections: (words) => [
    { kind: 'intro', ...words.intro },
    { kind: 'tool', ...words.calculator, tool: 'savingsCalculator' },
  ],
}
