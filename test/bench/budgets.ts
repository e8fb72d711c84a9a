import { paths } from '#core/routes/routes.ts'
import { entries } from '#ui/build/layout.ts'

/** One KiB, in bytes. */
export const KIB = 1_024

/**
 * What a screen of the application may weigh: its script as it is sent, in KiB, with all that it shows first.
 * `wanted` is what it should weigh (docs/decisions/0016).
 */
export type ScreenBudget = {
  readonly path: string
  readonly kib: number
  readonly wanted: number
  /** The sources besides the application's entry, each with everything it imports at once. */
  readonly sources: readonly string[]
}

const order = 'ui/features/sale/order/order.connected.tsx'
const drawings = 'adapters/brand/cometa/illustrations/order.ts'
const column = 'ui/features/sale/sale-layout/order-column.view.tsx'
const checkout = ['core/journeys/checkout/checkout.machine.ts', 'adapters/contract/checkout-contract.ts']

export const screenBudgets = {
  products: {
    path: paths.products,
    kib: 155.5,
    wanted: 125,
    sources: [entries.products],
  },
  configure: {
    path: paths.configure,
    kib: 164.5,
    wanted: 125,
    sources: ['ui/features/sale/configure/configure.connected.tsx', column],
  },
  checkout: {
    path: paths.checkout,
    kib: 171.3,
    wanted: 140,
    sources: ['ui/features/sale/checkout/checkout.connected.tsx', ...checkout, column],
  },
  schedule: {
    path: paths.schedule,
    kib: 173.4,
    wanted: 140,
    sources: ['ui/features/sale/schedule/schedule.connected.tsx', ...checkout, column, order, drawings],
  },
  payment: {
    path: paths.payment,
    kib: 179.7,
    wanted: 140,
    sources: ['ui/features/sale/payment/payment.connected.tsx', ...checkout, column, order, drawings],
  },
} as const satisfies Readonly<Record<string, ScreenBudget>>

export type ScreenName = keyof typeof screenBudgets

/** The limit of the address form with its suggestions and of the savings calculator, with libraries, in KiB. */
export const islandBudget = 110

/** The limit of what the savings calculator adds to the address form, in KiB. */
export const calculatorBudget = 9

/** The limit of a public page before any interaction, in KiB, and the aim. */
export const pageBudget = {
  htmlAndStyles: { held: 20, wanted: 14 },
  script: { held: 5, wanted: 3 },
} as const

/** Public pages that represent the others: the landing page, a plan, the page of questions, and the calculator. */
export const benchedPages = [
  paths.home,
  '/internet/plans/internet-gig',
  '/support',
  '/packages/savings-calculator',
] as const
