import { brand } from '#adapters/brand/brand.ts'
import type { SiteFrames } from '#adapters/http/pages.ts'
import { outcomeKinds } from '#core/localization/outcome-kind.ts'
import { portalStepNames, portalSteps } from '#core/routes/portal-steps.ts'
import { outcomePaths, paths, pathsOfStep, preSalePath } from '#core/routes/routes.ts'
import type { SaleStep } from '#core/routes/sale-step.ts'
import { saleSteps } from '#core/routes/sale-step.ts'
import { steps } from '#core/routes/steps.ts'
import { portalTitles } from '#ui/content/es/portal/portal-frame.ts'
import { stepNames } from '#ui/content/es/sale/step-names.ts'
import {
  confirmationTitles,
  documentTitle,
  errorPageWords,
  outcomeTitles,
} from '#ui/content/es/shared/common.ts'

const titleAt = (step: SaleStep, path: string): string => {
  if (step === 'outcome') {
    const kind = outcomeKinds.find((one) => outcomePaths[one] === path)
    return outcomeTitles[kind ?? (path === preSalePath ? 'preSale' : 'enterAddress')]
  }
  return path === steps.confirmation.pages['non-automated-confirmation']
    ? confirmationTitles.manual
    : stepNames[step].title
}

/** Writes the titles of application pages by path, in the current language, like their screens (MET-13). */
export const frameTitles = (): SiteFrames['titles'] =>
  Object.fromEntries(
    [
      ...saleSteps.flatMap((step) => pathsOfStep(step).map((path) => [path, titleAt(step, path)] as const)),
      [`${paths.localization}/:channelType`, stepNames.address.title] as const,
      [paths.error, errorPageWords.documentTitle] as const,
      ...portalStepNames.map((step) => [portalSteps[step].path, portalTitles[step]] as const),
    ].map(([path, title]) => [path, documentTitle(title, brand.name)]),
  )
