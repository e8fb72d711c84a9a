import type { BrandIdentity } from '#core/brand/brand.ts'
import { selectOutcome, selectPages } from '#core/journeys/sale/sale.selectors.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import type { SaleStep } from '#core/routes/sale-step.ts'
import {
  confirmationTitles,
  documentTitle,
  errorPageWords,
  outcomeTitles,
} from '#ui/content/es/shared/common.ts'
import { stepNames } from '#ui/content/es/sale/step-names.ts'
import { stepAt } from './journey-paths.ts'

/** Returns a step's title. Each kind of outcome has one; a confirmation has others when expired or manual. */
export const stepTitle = (sale: Sale, step: SaleStep): string => {
  const snapshot = sale.actor.getSnapshot()
  if (step === 'outcome') return outcomeTitles[selectOutcome(snapshot).kind]
  if (step !== 'confirmation') return stepNames[step].title
  if (snapshot.context.expiry !== null) return confirmationTitles.expired
  return selectPages(snapshot).confirmation === 'automated-confirmation'
    ? stepNames.confirmation.title
    : confirmationTitles.manual
}

const screenName = (sale: Sale, pathname: string): string => {
  const step = stepAt(pathname)
  return step === null ? errorPageWords.documentTitle : stepTitle(sale, step)
}

/** Returns the document title of a path. */
export const screenTitle = (sale: Sale, brand: BrandIdentity, pathname: string): string =>
  documentTitle(screenName(sale, pathname), brand.name)
