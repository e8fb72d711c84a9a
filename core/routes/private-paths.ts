import { serviceabilityCheckPath } from './localization-link.ts'
import type { SaleStep } from './sale-step.ts'
import { saleSteps } from './sale-step.ts'
import { steps } from './steps.ts'
import { termsPath } from './terms-path.ts'

/** Whether the specification names a step without a path (RTE-07). */
const isNamed = (step: SaleStep): boolean => step === 'bundle' || step === 'bulkIncluded'

/** The express payment, which the specification names without a path (RTE-07). */
const expressPayment = steps.payment.pages['express-payment']

const pagesListed = (step: SaleStep): readonly string[] =>
  Object.values<string>(steps[step].pages ?? { only: steps[step].path }).filter(
    (path) => path !== expressPayment,
  )

/** The paths of the sale, the portal and the store's own pages, as in `routes.json`; braces hold a parameter (RTE-05). */
export const privatePaths = {
  shop: [
    // The page of the mobile lines is a path of the mobile shop.
    ...saleSteps.filter((step) => !isNamed(step) && step !== 'customize').flatMap(pagesListed),
    serviceabilityCheckPath,
    '/address/localization/{channelType}',
    termsPath,
    '/discounts',
    '/data-policy',
    '/network-management',
    '/privacy',
    '/cookies',
    '/accessibility',
    '/error',
    '/not-found',
  ],
  portal: [
    '/customer-portal/login',
    '/customer-portal/mfa',
    '/customer-portal/services',
    '/customer-portal/reasons',
    '/customer-portal/troubleshooting',
    '/customer-portal/switching',
    '/customer-portal/options',
    '/customer-portal/additional-option',
    '/customer-portal/option-accept',
    '/customer-portal/balance-details',
    '/customer-portal/billing-cycle',
    '/customer-portal/agent',
    '/customer-portal/service-confirmation',
    '/customer-portal/disclosures',
    '/customer-portal/accept-pending',
    '/customer-portal/service-pending',
    '/customer-portal/error',
    '/customer-portal/non-authorized-user',
    '/mobile/login',
  ],
  internal: [
    '/style-guide/ui-elements',
    '/style-guide/ui-components',
    '/style-guide/bf',
    '/style-guide/cus',
    '/style-guide/mbf',
    '/style-guide/pl',
    '/app-version',
  ],
} as const

/** The paths that have moved permanently, with their destinations (RTE-06). */
export const redirects = {
  '/landing': '/',
  '/savings-calculator': '/packages/savings-calculator',
  '/packages/{product}-one/agent/calculator': '/packages/savings-calculator/agent',
  '/customer-portal': '/customer-portal/login',
  '/style-guide': '/style-guide/ui-elements',
} as const

/** Paths with the page that serves instead: one page shows the mobile lines and what they cost (RTE-07). */
export const standIns = {
  '/mobile/cart': steps.customize.path,
  '/mobile/customizer/get-started': steps.customize.path,
} as const

/** Paths of destinations that the specification names without a path; those of outcomes are in `routes.ts` (RTE-07). */
export const namedPaths = {
  'mobile-cart': '/mobile/cart',
  'express-payment': expressPayment,
  'portal exit': '/customer-portal/exit',
  'portal something-went-wrong': '/customer-portal/something-went-wrong',
  'order status without login': '/order-status',
} as const
