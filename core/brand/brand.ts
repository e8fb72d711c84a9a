import type { Agreement } from '../checkout/agreement.ts'
import type { InstallOption } from '../checkout/install-option.ts'
import type { Catalog, OfferId } from '../catalog/offer.ts'

/** A telephone as it is dialled (E.164) and as it is read. */
export type BrandPhone = { readonly dial: string; readonly shown: string }

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
  readonly installOptions: readonly InstallOption[]
  /** The surety asked of a buyer whose risk is not cleared. */
  readonly depositOfferId: OfferId
  readonly agreements: readonly Agreement[]
}
