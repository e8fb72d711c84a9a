import type { Agreement } from '../checkout/agreement.ts'
import type { InstallOption } from '../checkout/install-option.ts'
import type { Catalog, OfferId } from '../catalog/offer.ts'
import type { PartnerTechnology } from '../localization/alternatives.ts'
import type { PhoneLine } from '../shared/phone-line.ts'

export type BrandPhone = PhoneLine

/** What a page says of whose store it is: all of a brand that a browser is sent. */
export type BrandFace = {
  readonly slug: string
  readonly name: string
  readonly legalName: string
  readonly phones: { readonly sales: BrandPhone; readonly service: BrandPhone }
  /** Outside addresses the store may send a visitor to; no other host is ever left to. */
  readonly links: { readonly webLead: string; readonly existingCustomer: string }
}

/** Everything that makes the store one provider's: plain data, one pack a brand. */
export type Brand = BrandFace & {
  readonly catalog: Catalog
  /** None where the brand has no partners. */
  readonly partners?: readonly PartnerTechnology[]
  readonly installOptions: readonly InstallOption[]
  /** The surety asked of a buyer whose risk is not cleared. */
  readonly depositOfferId: OfferId
  readonly agreements: readonly Agreement[]
}
