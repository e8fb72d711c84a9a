import { addressQuery } from '../address/address-query.ts'
import type { AddressForm } from '../address/address-form.ts'
import type { SaleStep } from './sale-step.ts'
import { BUNDLE_ROUTE } from '../localization/bundle-route.ts'
import type { OutcomeKind } from '../localization/outcome.ts'

/**
 * The paths of the sale, and of an order after it. Those the specification names without a path (bundle, bulk included, the outcome
 * pages) are chosen here, and that of an order, which it has not;
 * every path of the store is listed in `routes.json`.
 */
export const paths = {
  home: '/',
  localization: '/address/localization',
  products: '/buy/products',
  configure: '/buy/configure',
  checkout: '/buy/checkout',
  payment: '/pre-payment',
  schedule: '/buy/schedule-window',
  confirmation: '/automated-confirmation',
  orderStatus: '/order-status',
  error: '/error',
  notFound: '/not-found',
} as const

export type Path = (typeof paths)[keyof typeof paths]

/** The page of each outcome of an address: `/address/{responseType}`, or the place it leads to. */
export const outcomePaths: Record<OutcomeKind, string> = {
  enterAddress: paths.localization,
  existingCustomer: '/address/existing-customer',
  preSale: '/address/pre-sale',
  bundle: BUNDLE_ROUTE,
  bulkIncluded: '/buy/bulk-included',
  bulk: '/address/bulk',
  serviceSelection: '/buy/service-selection',
  activeLocation: '/address/active-location',
  unitNotFound: '/address/unit-not-found',
  multipleUnits: '/address/multiple-units',
  webLead: '/address/web-lead',
  commercial: '/address/commercial',
  notServiceable: '/address/not-serviceable',
  addressNotFound: '/address/not-found',
  serviceable: paths.products,
}

const stepPaths: Record<Exclude<SaleStep, 'outcome'>, string> = {
  address: paths.localization,
  products: paths.products,
  configure: paths.configure,
  checkout: paths.checkout,
  payment: paths.payment,
  schedule: paths.schedule,
  confirmation: paths.confirmation,
}

/** The path of a step; an outcome has one page per kind (RTE-01). */
export const pathOfStep = (step: SaleStep, outcome: OutcomeKind): string =>
  step === 'outcome' ? outcomePaths[outcome] : stepPaths[step]

/** The step a path asks for, or null when it is no place of the sale (RTE-01). */
export const stepOfPath = (path: string): SaleStep | null => {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path
  const found = Object.entries(stepPaths).find(([, stepPath]) => stepPath === plain)
  if (found !== undefined) return found[0] as SaleStep
  return Object.values(outcomePaths).includes(plain) ? 'outcome' : null
}

/** The query of the localization page: what the plain address form of a document sends. */
export const localizationQuery = addressQuery

/** Lone surrogates can be typed but not be written in a URL: they become the replacement character. */
const inQuery = (text: string): string => encodeURIComponent(text.replace(/\p{Cs}/gu, '\uFFFD'))

/** The localization page with an address in its query: it fills itself and submits (RTE-02). */
export const localizationHref = ({ street, unit, zip }: AddressForm): string => {
  const query = [
    [localizationQuery.street, street],
    [localizationQuery.unit, unit],
    [localizationQuery.zip, zip],
  ] as const
  return `${paths.localization}?${query.map(([name, text]) => `${name}=${inQuery(text)}`).join('&')}`
}
