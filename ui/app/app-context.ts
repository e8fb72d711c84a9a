import type { BrandIdentity } from '#core/brand/brand.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'

/** The router's context: the sale of this tab, and the brand of the store. */
export type AppContext = { readonly sale: Sale; readonly brand: BrandIdentity }
