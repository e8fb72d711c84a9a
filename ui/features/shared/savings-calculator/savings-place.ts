import type { SavingsOffers } from '#core/savings/savings-offers.ts'
import type { CustomVersion } from '#core/template/page-request.ts'

/** The calculator of a page: its version, the path that answers its form, and the offers behind its results. */
export type SavingsPlace = {
  readonly version: CustomVersion
  readonly action: string
  readonly offers: SavingsOffers
}
