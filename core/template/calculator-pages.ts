import type { SitePath } from '../routes/site-pages.ts'
import type { CustomVersion } from './page-request.ts'

/** The version of the calculator on each of its pages (TPL-13). */
export const calculatorVersions = {
  '/packages/savings-calculator': '',
  '/packages/savings-calculator-legacy': '',
  '/packages/savings-calculator/stores': 'stores',
  '/packages/savings-calculator/agent': 'agent',
} satisfies Readonly<Partial<Record<SitePath, CustomVersion>>>

export type CalculatorPath = keyof typeof calculatorVersions

/** Checks whether a public page shows the savings calculator. */
export const isCalculatorPath = (path: string | null): path is CalculatorPath =>
  path !== null && Object.hasOwn(calculatorVersions, path)
