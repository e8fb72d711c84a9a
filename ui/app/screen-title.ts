import type { BrandFace } from '#core/brand/brand.ts'
import { selectOutcome } from '#core/journeys/localization/localization.selectors.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import { paths } from '#core/routes/routes.ts'
import {
  documentTitle,
  errorPageWords,
  notFoundWords,
  outcomeTitles,
  stepTitles,
} from '#ui/content/es/common.ts'
import { stepAt } from './journey-paths.ts'

const screenName = (sale: Sale, pathname: string): string => {
  const step = stepAt(pathname)
  if (step === 'outcome') return outcomeTitles[selectOutcome(sale.localization.getSnapshot()).kind]
  if (step !== null) return stepTitles[step]
  return pathname === paths.error ? errorPageWords.documentTitle : notFoundWords.documentTitle
}

/** The title of the document at a path; every path has one. */
export const screenTitle = (sale: Sale, brand: BrandFace, pathname: string): string =>
  documentTitle(screenName(sale, pathname), brand.name)
