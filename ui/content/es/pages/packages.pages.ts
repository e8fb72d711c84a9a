import type { PageWriters } from '#ui/content/page-entry.ts'
import {
  agentCalculator,
  legacyCalculator,
  savingsCalculator,
  storesCalculator,
} from './savings-calculator.ts'

/** The packages, and the reasons to choose the brand. */
export const packagesPages = {
  '/packages/savings-calculator': savingsCalculator,
  '/packages/savings-calculator-legacy': legacyCalculator,
  '/packages/savings-calculator/stores': storesCalculator,
  '/packages/savings-calculator/agent': agentCalculator,
} satisfies PageWriters
