import type { BrandIdentity } from '#core/brand/brand.ts'
import { selectOutcome } from '#core/journeys/sale/sale.selectors.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import { paths } from '#core/routes/routes.ts'
import {
  documentTitle,
  errorPageWords,
  notFoundWords,
  outcomeTitles,
  stepTitles,
} from '#ui/content/es/shared/common.ts'
import { stepAt } from './journey-paths.ts'

const screenName = (sale: Sale, pathname: string): string => {
  const step = stepAt(pathname)
  if (step === 'outcome') return outcomeTitles[selectOutcome(sale.actor.getSnapshot()).kind]
  if (step !== null) return stepTitles[step]
  return pathname === paths.error ? errorPageWords.documentTitle : notFoundWords.documentTitle
}

/** Returns the document title of a path. */
export const screenTitle = (sale: Sale, brand: BrandIdentity, pathname: string): string =>
  documentTitle(screenName(sale, pathname), brand.name)
