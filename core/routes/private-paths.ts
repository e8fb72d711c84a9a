import { mobileLoginPath } from './external-paths.ts'
import { internalPaths, uiElementsPath } from './internal-paths.ts'
import { serviceabilityCheckPath } from './localization-link.ts'
import { portalEntryPath, portalStepNames, portalSteps } from './portal-steps.ts'
import type { SaleStep } from './sale-step.ts'
import { saleSteps } from './sale-step.ts'
import { steps } from './steps.ts'

/** Whether the specification names a step without a path (RTE-07). */
const isNamed = (step: SaleStep): boolean => step === 'bundle' || step === 'bulkIncluded'

/** The express payment, which the specification names without a path (RTE-07). */
const expressPayment = steps.payment.pages['express-payment']

const pagesListed = (step: SaleStep): readonly string[] =>
  Object.values<string>(steps[step].pages ?? { only: steps[step].path }).filter(
    (path) => path !== expressPayment,
  )

/** The paths of the sale, of the portal and of the operators; braces hold a parameter (RTE-05). */
export const privatePaths = {
  shop: [
    // The page of the mobile lines is a path of the mobile shop.
    ...saleSteps.filter((step) => !isNamed(step) && step !== 'customize').flatMap(pagesListed),
    serviceabilityCheckPath,
    '/address/localization/{channelType}',
    '/error',
    '/not-found',
  ],
  // The way out and the page of an unexpected error are named without a path (RTE-07).
  portal: [
    ...portalStepNames
      .filter((step) => step !== 'exit' && step !== 'somethingWentWrong')
      .map((step): string => portalSteps[step].path),
    mobileLoginPath,
  ],
  internal: internalPaths,
} as const

/** The paths that have moved permanently, with their destinations (RTE-06). */
export const redirects = {
  '/landing': '/',
  '/savings-calculator': '/packages/savings-calculator',
  '/packages/{product}-one/agent/calculator': '/packages/savings-calculator/agent',
  [portalEntryPath]: portalSteps.login.path,
  '/style-guide': uiElementsPath,
} as const

/** Paths with the page that serves instead: one page shows the mobile lines and what they cost (RTE-07). */
export const standIns = { '/mobile/cart': steps.customize.path } as const

/** Paths of destinations that the specification names without a path; those of outcomes are in `routes.ts` (RTE-07). */
export const namedPaths = {
  'mobile-cart': '/mobile/cart',
  'express-payment': expressPayment,
  'portal exit': portalSteps.exit.path,
  'portal something-went-wrong': portalSteps.somethingWentWrong.path,
  'order status without login': '/order-status',
} as const
