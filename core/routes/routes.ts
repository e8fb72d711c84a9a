import type { OutcomeKind } from '../localization/outcome-kind.ts'
import type { SaleStep, ShopStep } from './sale-step.ts'
import { saleSteps, shopSteps } from './sale-step.ts'
import type { StepPages } from './steps.ts'
import { steps } from './steps.ts'

/** The address step is known as the localization page, and an outcome has a page per kind. */
type LinkedStep = Exclude<SaleStep, 'address' | 'outcome'>

const linkedSteps = saleSteps.filter((step): step is LinkedStep => step !== 'address' && step !== 'outcome')

type StepPaths = { readonly [Step in LinkedStep]: (typeof steps)[Step]['path'] }

/**
 * The paths that the store links to: the steps of the sale, and its own pages. That of an order's status is chosen
 * here, because the specification has none.
 */
export const paths = {
  ...(Object.fromEntries(linkedSteps.map((step) => [step, steps[step].path])) as StepPaths),
  home: '/',
  localization: steps.address.path,
  orderStatus: '/order-status',
  error: '/error',
  notFound: '/not-found',
} as const

/** The page of a pre-sale home, which leads to the bundle (LOC-19). */
export const preSalePath = '/address/pre-sale'

/** Page of each address outcome: `/address/{responseType}`, or the page that the outcome leads to (LOC-18). */
export const outcomePaths: Record<OutcomeKind, string> = {
  enterAddress: paths.localization,
  existingCustomer: '/address/existing-customer',
  preSale: paths.bundle,
  bundle: paths.bundle,
  bulkIncluded: paths.bulkIncluded,
  bulk: '/address/bulk',
  serviceSelection: paths.serviceSelection,
  activeLocation: '/address/active-location',
  unitNotFound: '/address/unit-not-found',
  multipleUnits: '/address/multiple-units',
  webLead: '/address/web-lead',
  commercial: '/address/commercial',
  notServiceable: '/address/not-serviceable',
  addressNotFound: '/address/not-found',
  serviceable: paths.products,
}

const stepPaths: readonly string[] = saleSteps.map((step) => steps[step].path)

const ownPages = [...new Set([...Object.values(outcomePaths), preSalePath])].filter(
  (path) => !stepPaths.includes(path),
)

/** Returns the step that shows an outcome: a page of the shop, or the page of the outcome itself (RTE-01). */
export const stepOfOutcome = (kind: OutcomeKind): ShopStep | 'outcome' =>
  shopSteps.find((step) => steps[step].path === outcomePaths[kind]) ?? 'outcome'

/** Returns the pages of a step by name; none for a step with one page. */
const pagesOf = (step: SaleStep): Readonly<Record<string, string>> => steps[step].pages ?? {}

/** Lists the paths of a step: an outcome has one per page, except for those that show another step (RTE-01). */
export const pathsOfStep = (step: SaleStep): readonly string[] => {
  const pages = Object.values(pagesOf(step))
  if (pages.length > 0) return pages
  return step === 'outcome' ? ownPages : [steps[step].path]
}

/** Returns a step's path; outcomes have one per kind, some steps have several (RTE-01, SCH-03, PAY-06, CHK-22). */
export const pathOfStep = (step: SaleStep, outcome: OutcomeKind, pages: Partial<StepPages> = {}): string => {
  if (step === 'outcome') return outcomePaths[outcome]
  const chosen: Readonly<Partial<Record<SaleStep, string>>> = pages
  return pagesOf(step)[chosen[step] ?? ''] ?? steps[step].path
}

/** Returns the step of a path, or null when the path is not of the sale (RTE-01). */
export const stepOfPath = (path: string): SaleStep | null => {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path
  return saleSteps.find((step) => pathsOfStep(step).includes(plain)) ?? null
}
