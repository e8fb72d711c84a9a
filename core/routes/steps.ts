import type { CheckoutProgress, OrderPart } from '../checkout/readiness.ts'
import { needsVisit } from '../checkout/readiness.ts'
import { BUNDLE_ROUTE } from '../localization/bundle-route.ts'
import { localizationPath } from './localization-link.ts'

/** The conditions a step may open on, apart from the parts of the order that the steps before it collect. */
export type Opening = 'always' | 'onceLocalized' | 'whileShopping' | 'onceOrdered'

export type Step = {
  /** The journey whose machine the step belongs to. */
  readonly journey: 'localization' | 'shopping' | 'checkout'
  /** The path as `routes.json` lists it; braces hold a parameter. */
  readonly path: `/${string}`
  readonly opens: Opening
  /** The parts of the order that the step collects. Every later step requires them. */
  readonly collects?: readonly OrderPart[]
  readonly isOnTrail?: true
  /** The step is no part of the way to an order: no guard and no prefetch leads to it. */
  readonly isDetour?: true
  /** Says when a sale leaves the step out. A step without this rule is part of every sale. */
  readonly isSkipped?: (progress: CheckoutProgress) => boolean
  /** The browser's Back button is blocked on the step (GRD-08). */
  readonly disableBackButton?: true
  /** An expired session leads from the step to the confirmation instead of the address (GRD-07). */
  readonly confirmsOnExpiry?: true
}

/**
 * One row per step of the sale, in the order a visitor takes them. Paths, guards, routes, prefetching, the trail and the server's paths
 * are derived from it.
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
  bundle: { journey: 'shopping', path: BUNDLE_ROUTE, opens: 'whileShopping', isDetour: true },
  serviceSelection: {
    journey: 'shopping',
    path: '/buy/service-selection',
    opens: 'whileShopping',
    isDetour: true,
  },
  bulkIncluded: {
    journey: 'shopping',
    path: '/buy/bulk-included',
    opens: 'whileShopping',
    isDetour: true,
  },
  included: { journey: 'shopping', path: '/buy/included', opens: 'whileShopping', isDetour: true },
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
  payment: {
    journey: 'checkout',
    path: '/pre-payment',
    opens: 'whileShopping',
    collects: ['payment'],
    isOnTrail: true,
    disableBackButton: true,
    confirmsOnExpiry: true,
  },
  schedule: {
    journey: 'checkout',
    path: '/buy/schedule-window',
    opens: 'whileShopping',
    collects: ['visit'],
    isOnTrail: true,
    isSkipped: (progress) => progress.installKind !== null && !needsVisit(progress),
  },
  confirmation: { journey: 'checkout', path: '/automated-confirmation', opens: 'onceOrdered' },
} as const satisfies Readonly<Record<string, Step>>

type Rows = typeof rows

export type SaleStep = keyof Rows

/** The steps whose row has these values, as a type. */
export type StepWith<Values> = {
  [Name in SaleStep]: Rows[Name] extends Values ? Name : never
}[SaleStep]

export const steps: { readonly [Name in SaleStep]: Step & { readonly path: Rows[Name]['path'] } } = rows
