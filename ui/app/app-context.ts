import type { BrandFace } from '#core/brand/brand.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'

/** What every route can rely on: the one sale of this tab, and whose store it is. */
export type AppContext = { readonly sale: Sale; readonly brand: BrandFace }
