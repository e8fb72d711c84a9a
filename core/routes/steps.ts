import type { ConfirmationPage } from '../checkout/confirmation-page.ts'
import type { CheckoutProgress, OrderPart } from '../checkout/readiness.ts'
import { needsVisit } from '../checkout/readiness.ts'
import { BUNDLE_ROUTE } from '../localization/bundle-route.ts'
import type { PaymentPage } from '../payment/payment-page.ts'
import type { VisitKind } from '../schedule/visit-kind.ts'
import { localizationPath } from './localization-link.ts'

/** The conditions a step may open on, apart from the parts of the order that the steps before it collect. */
export type Opening = 'always' | 'onceLocalized' | 'whileShopping' | 'onceOrdered'

export type Step = {
  /** The journey whose machine the step belongs to. */
  readonly journey: 'localization' | 'shopping' | 'checkout'
  /** The path as the specification lists it; braces hold a parameter. */
  readonly path: `/${string}`
  /** The pages of the step by name, for a step that has several. Each sale has exactly one of them. */
  readonly pages?: Readonly<Record<string, `/${string}`>>
  readonly opens: Opening
  /** The parts of the order that the step collects. Every later step requires them. */
  readonly collects?: readonly OrderPart[]
  readonly isOnTrail?: true
  /** The step of the trail at whose place the page is. */
  readonly trailStep?: 'products' | 'configure'
  /** The step is no part of the way to an order: no guard and no prefetch leads to it. */
  readonly isDetour?: true
  /** Says when a sale leaves the step out. A step without this rule is part of every sale. */
  readonly isSkipped?: (progress: CheckoutProgress) => boolean
  /** The browser's Back button is blocked on the step (GRD-08). */
  readonly disableBackButton?: true
  /** An expired session leads from the step to the confirmation instead of the address (GRD-07). */
  readonly confirmsOnExpiry?: true
}

type PagesBy<Name extends string> = Readonly<Record<Name, `/${string}`>>

/**
 * One row per step of the sale, in the order a visitor takes them. Paths, guards, routes, prefetching, the trail and
 * the server's paths are derived from it.
 */
const rows = {
  address: { journey: 'localization', path: localizationPath, opens: 'always', isOnTrail: true },
  // Each kind of outcome has its own page: `outcomePaths`.
  outcome: {
    journey: 'localization',
    path: '/address/{responseType}',
    opens: 'onceLocalized',
    isDetour: true,
  },
  // The pages on which an outcome starts shopping. A visitor who may shop can open each of them.
  bundle: {
    journey: 'shopping',
    path: BUNDLE_ROUTE,
    opens: 'whileShopping',
    isDetour: true,
    trailStep: 'products',
  },
  serviceSelection: {
    journey: 'shopping',
    path: '/buy/service-selection',
    opens: 'whileShopping',
    isDetour: true,
    trailStep: 'products',
  },
  bulkIncluded: {
    journey: 'shopping',
    path: '/buy/bulk-included',
    opens: 'whileShopping',
    isDetour: true,
    trailStep: 'products',
  },
  included: {
    journey: 'shopping',
    path: '/buy/included',
    opens: 'whileShopping',
    isDetour: true,
    trailStep: 'products',
  },
  // Everything in the cart, on one page to change, share and print.
  cartDetails: {
    journey: 'shopping',
    path: '/cart/details',
    opens: 'whileShopping',
    isDetour: true,
    trailStep: 'configure',
  },
  // The mobile lines of the cart with their devices.
  customize: {
    journey: 'shopping',
    path: '/mobile/customize',
    opens: 'whileShopping',
    isDetour: true,
    trailStep: 'configure',
  },
  products: {
    journey: 'shopping',
    path: '/buy/products',
    opens: 'whileShopping',
    collects: ['plan'],
    isOnTrail: true,
  },
  configure: { journey: 'shopping', path: '/buy/configure', opens: 'whileShopping', isOnTrail: true },
  checkout: {
    journey: 'checkout',
    path: '/buy/checkout',
    opens: 'whileShopping',
    collects: ['customer', 'risk', 'installOption', 'agreements'],
    isOnTrail: true,
  },
  schedule: {
    journey: 'checkout',
    path: '/buy/schedule-window',
    pages: {
      installation: '/buy/schedule-window',
      siteVisit: '/buy/sro-schedule-window',
    } satisfies PagesBy<VisitKind>,
    opens: 'whileShopping',
    collects: ['visit'],
    isOnTrail: true,
    isSkipped: (progress) => progress.installKind !== null && !needsVisit(progress),
  },
  payment: {
    journey: 'checkout',
    path: '/pre-payment',
    pages: {
      'pre-payment': '/pre-payment',
      'express-payment': '/express-payment',
      'auto-payment': '/auto-payment',
    } satisfies PagesBy<PaymentPage>,
    opens: 'whileShopping',
    collects: ['payment'],
    isOnTrail: true,
    disableBackButton: true,
    confirmsOnExpiry: true,
  },
  confirmation: {
    journey: 'checkout',
    path: '/automated-confirmation',
    pages: {
      'automated-confirmation': '/automated-confirmation',
      'non-automated-confirmation': '/non-automated-confirmation',
    } satisfies PagesBy<ConfirmationPage>,
    opens: 'onceOrdered',
  },
} as const satisfies Readonly<Record<string, Step>>

type Rows = typeof rows

export type SaleStep = keyof Rows

/** The steps whose row has these values, as a type. */
export type StepWith<Values> = {
  [Name in SaleStep]: Rows[Name] extends Values ? Name : never
}[SaleStep]

/** The paths of a row, as a type. */
type PathsIn<Row> = Pick<Row, Extract<keyof Row, 'path' | 'pages'>>

export const steps: { readonly [Name in SaleStep]: Step & PathsIn<Rows[Name]> } = rows

/** The steps with several pages. */
export type PagedStep = StepWith<{ readonly pages: Readonly<Record<string, string>> }>

/** The page of each step that has several, in one sale. */
export type StepPages = { readonly [Name in PagedStep]: keyof Rows[Name]['pages'] }
