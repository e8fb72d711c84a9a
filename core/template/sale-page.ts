import type { SaleStep } from '../routes/sale-step.ts'
import type { ShopEndpoint } from './endpoint.ts'
import type { ShopPageRequest } from './page-request.ts'
import type { PageFacts } from './page-facts.ts'
import { salePages } from './sale-page-table.ts'

/** The page model of each step that has one. */
const endpoints: Readonly<Partial<Record<SaleStep, (facts: PageFacts) => ShopEndpoint | null>>> = {
  bundle: () => 'products-dotcom',
  serviceSelection: () => 'service-selection',
  bulkIncluded: () => 'included',
  included: () => 'included',
  products: () => 'products-dotcom',
  configure: () => 'configure-products-dotcom',
  checkout: () => 'checkout',
  payment: ({ pages }) => pages.payment,
  schedule: ({ windows, visitKind, installKind }) => {
    if (windows === null || installKind !== 'professional') return null
    return visitKind === 'siteVisit' ? 'site-visit' : 'schedule'
  },
  confirmation: ({ pages, isOrdered }) => (isOrdered ? pages.confirmation : null),
}

/** A page of the sale to load: its request, and a key that changes when the facts that determine its content change. */
export type WantedPage = { readonly request: ShopPageRequest; readonly key: string }

/** Returns the page of a step in this sale, or null for a step without a model (TPL-16). */
export const pageOf = (step: SaleStep, facts: PageFacts): WantedPage | null => {
  const endpoint = endpoints[step]?.(facts) ?? null
  if (endpoint === null) return null
  const { request: requestOf, revision } = salePages[endpoint]
  const request = requestOf(facts)
  return { request, key: JSON.stringify([request, revision?.(facts) ?? null]) }
}
