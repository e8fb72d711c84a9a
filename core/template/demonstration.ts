import type { Brand } from '../brand/brand.ts'
import { UNKNOWN_BUYER } from '../catalog/condition.ts'
import { offersForEverybody, offersOfRole } from '../catalog/offer.ts'
import { pathsOfStep } from '../routes/routes.ts'
import type { SaleStep } from '../routes/sale-step.ts'
import { saleSteps } from '../routes/sale-step.ts'
import type { StepPages } from '../routes/steps.ts'
import { steps } from '../routes/steps.ts'
import {
  addressOf,
  building,
  linesOf,
  pricedCartOf,
  receiptOf,
  visit,
  windows,
} from './demonstration-cart.ts'
import type { PageModel } from './page-model.ts'
import type { ShopPageRequest } from './page-request.ts'
import type { PageFacts } from './page-facts.ts'
import { pageOf } from './sale-page.ts'
import type { ShopFacts } from './shop-facts.ts'
import { shopPage } from './template.ts'

const externalCheck = { externalCheckPiaRequired: true, eligibleForExternalCreditCheck: true }

/** The pages of the sale, with the shown one for its step. */
const pagesOf = (step: SaleStep, page: string | null): StepPages => ({
  schedule: 'installation',
  payment: 'pre-payment',
  confirmation: 'automated-confirmation',
  ...(page !== null && { [step]: page }),
})

/** A sale page: path, name among its step's pages (null if the only one), model request (null without a model). */
export type SalePage = {
  readonly step: SaleStep
  readonly path: string
  readonly page: string | null
  readonly request: ShopPageRequest | null
}

type PlacedPage = Pick<SalePage, 'step' | 'page'>

const pageFactsOf = (brand: Brand, { step, page }: PlacedPage): PageFacts => {
  const pages = pagesOf(step, page)
  return {
    address: addressOf(page),
    pages,
    isOrdered: true,
    vParam: '',
    isBulkIncluded: true,
    plans: [],
    lines: linesOf(brand),
    coupons: [],
    installOptions: brand.installOptions,
    installKind: 'professional',
    windows,
    visitKind: pages.schedule,
    hasMobile: false,
    settlesBalance: false,
    externalCheck,
  }
}

/** Lists the sale's pages in step order, each with a demonstration's model request (GRD-14). */
export const salePagesOf = (brand: Brand): readonly SalePage[] =>
  saleSteps.flatMap((step) =>
    pathsOfStep(step).map((path) => {
      const page = Object.entries(steps[step].pages ?? {}).find(([, at]) => at === path)?.[0] ?? null
      return { step, path, page, request: pageOf(step, pageFactsOf(brand, { step, page }))?.request ?? null }
    }),
  )

const shopFactsOf = (brand: Brand, { step, page }: PlacedPage): ShopFacts => {
  const address = addressOf(page)
  const priced = pricedCartOf(brand, address)
  const { catalog, depositOfferId, installOptions, slug } = brand
  const offers = offersForEverybody(catalog.offers)
  return {
    slug,
    catalogVersion: catalog.version,
    offers,
    assistancePlans: offersOfRole(catalog.offers, 'plan').filter(
      ({ audience }) => audience === 'assistedHouseholds',
    ),
    priced,
    address,
    outcome: 'bulkIncluded',
    building,
    saleStatus: {
      isSessionAlive: true,
      hasOutcome: true,
      canShop: true,
      isOrdered: step === 'confirmation',
      progress: {
        hasPlan: true,
        hasCustomer: false,
        riskDecision: 'deposit',
        installKind: 'professional',
        hasAgreements: false,
        isAutoPay: false,
        isPaymentNeeded: true,
        hasPayment: false,
        hasVisit: false,
        areWindowsOpen: true,
      },
    },
    installOptions,
    windows,
    visit,
    receipt: step === 'confirmation' ? receiptOf(priced) : null,
    pages: pagesOf(step, page),
    depositOfferId,
    externalCheck,
    buyer: UNKNOWN_BUYER,
    coupons: [],
    usedCodes: [],
    isBlueOn: true,
    isAcpEnabled: true,
  }
}

/** Builds a sale page's demonstration model: provider rules over an invented home and cart (GRD-14). */
export const demonstrate = (brand: Brand, placed: PlacedPage, request: ShopPageRequest): PageModel =>
  shopPage(request, shopFactsOf(brand, placed))
