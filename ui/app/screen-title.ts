import type { BrandIdentity } from '#core/brand/brand.ts'
import { selectOutcome } from '#core/journeys/sale/sale.selectors.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import { paths } from '#core/routes/routes.ts'
import type { SaleStep } from '#core/routes/sale-step.ts'
import {
  documentTitle,
  errorPageWords,
  notFoundWords,
  outcomeTitles,
  stepTitles,
} from '#ui/content/es/shared/common.ts'
import { stepAt } from './journey-paths.ts'

/** Returns the title of the screen of a step. An outcome has one per kind. */
export const stepTitle = (sale: Sale, step: SaleStep): string =>
  step === 'outcome' ? outcomeTitles[selectOutcome(sale.actor.getSnapshot()).kind] : stepTitles[step]

const screenName = (sale: Sale, pathname: string): string => {
  const step = stepAt(pathname)
  if (step !== null) return stepTitle(sale, step)
  return pathname === paths.error ? errorPageWords.documentTitle : notFoundWords.documentTitle
}

/** Returns the document title of a path. */
export const screenTitle = (sale: Sale, brand: BrandIdentity, pathname: string): string =>
  documentTitle(screenName(sale, pathname), brand.name)
