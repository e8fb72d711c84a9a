import type { BrandPhone } from '#core/brand/brand.ts'
import type { SavingsOffers } from '#core/savings/savings-offers.ts'
import type { CustomVersion } from '#core/template/page-request.ts'

/** What the calculator shows of a brand. */
export type SavingsBrand = { readonly name: string; readonly sales: BrandPhone }

/** A page's calculator: its version, the path that answers its form, its offers, and the brand. */
export type SavingsPlace = {
  readonly version: CustomVersion
  readonly action: string
  readonly offers: SavingsOffers
  readonly brand: SavingsBrand
}
