import { paths } from './routes.ts'

const SKU = 'sku'

const IN_QUERY = new RegExp(`[?&]${SKU}=([\\w.-]{1,60})(?:&|$)`)

/** Returns the link that puts a variant of a device into a mobile line of the cart (MOB-36). */
export const deviceLinkHref = (sku: string): string => `${paths.customize}?${SKU}=${encodeURIComponent(sku)}`

/** Returns the SKU in the query of such a link; null for any other query. */
export const skuInQuery = (query: string): string | null => IN_QUERY.exec(query)?.[1] ?? null
