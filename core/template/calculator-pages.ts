import type { CustomVersion } from './page-request.ts'
import type { publicPaths } from '../routes/public-paths.ts'

export type CalculatorPath = (typeof publicPaths)['calculator'][number]

/** The version of the calculator on each of its pages (TPL-13). */
export const calculatorVersions: Readonly<Record<CalculatorPath, CustomVersion>> = {
  '/packages/savings-calculator': '',
  '/packages/savings-calculator-legacy': '',
  '/packages/savings-calculator/stores': 'stores',
  '/packages/savings-calculator/agent': 'agent',
}

/** Checks whether a public page shows the savings calculator. */
export const isCalculatorPath = (path: string | null): path is CalculatorPath =>
  path !== null && Object.hasOwn(calculatorVersions, path)
