import { visitParameters } from '../query/query-parameters.ts'
import type { Query } from '../query/query.ts'
import { readParameters } from '../query/query.ts'
import { paths } from './routes.ts'

const SKU = /^[\w.-]{1,60}$/

/** Returns the link that puts a variant of a device into a mobile line of the cart (MOB-36). */
export const deviceLinkHref = (sku: string): string =>
  `${paths.customize}?${visitParameters.sku}=${encodeURIComponent(sku)}`

/** Returns the SKU in the query of such a link; null for any other query. */
export const skuIn = (query: Query): string | null => {
  const { sku } = readParameters(visitParameters, query)
  return sku !== null && SKU.test(sku) ? sku : null
}
