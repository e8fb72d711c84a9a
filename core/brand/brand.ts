import type { NetworkPlanRow } from '../network/plans-on-network.ts'
import type { AffiliateFallbacks } from '../affiliate/affiliate.ts'
import type { Agreement } from '../checkout/agreement.ts'
import type { InstallOption } from '../checkout/install-option.ts'
import type { Catalog, OfferId } from '../catalog/offer.ts'
import type { RentedEquipment } from '../catalog/rented-equipment.ts'
import type { BrandPartner } from '../localization/alternatives.ts'
import type { ExternalPage } from '../routes/external-paths.ts'
import type { CalculatorOffers } from '../savings/calculator-offers.ts'
import type { Cents } from '../shared/money.ts'
import type { PhoneLine } from '../shared/phone-line.ts'
import type { BrandFacts } from './brand-facts.ts'
import type { OpeningHours } from './opening-hours.ts'
import type { SiteData } from './site-data.ts'

export type BrandPhone = PhoneLine

/** The identity of a store on a page: the only brand data that a browser receives. */
export type BrandIdentity = {
  readonly slug: string
  readonly name: string
  readonly legalName: string
  readonly phones: { readonly sales: BrandPhone; readonly service: BrandPhone }
  /** The telephone for businesses, which buy nothing in this store, and its hours. */
  readonly business: { readonly phone: BrandPhone; readonly hours: OpeningHours }
  /** Hours of each telephone. Mobile orders have their own hours, null for a store without them. */
  readonly hours: {
    readonly sales: OpeningHours
    readonly mobileSales: OpeningHours | null
    readonly service: OpeningHours
  }
  /** External addresses the store may send a visitor to. Visitors are never sent to another host. */
  readonly links: Readonly<Record<ExternalPage, string>>
  /** The credit on the first bill of a referred buyer, in cents; null for a store without referrals (REF-04). */
  readonly referralCredit: Cents | null
  /** Whether the store recognizes returning visitors (LOC-20). */
  readonly returnVisitorExperience: boolean
  /** The parameter and the affiliate of visits without a partner (AFF-04). */
  readonly affiliateFallbacks: AffiliateFallbacks
}

/** All data of one provider's store. Plain data, one pack per brand. */
export type Brand = BrandIdentity & {
  readonly catalog: Catalog
  /** Missing when the brand has no partners. */
  readonly partners?: readonly BrandPartner[]
  readonly installOptions: readonly InstallOption[]
  /** The security deposit for a buyer whose risk is not cleared. */
  readonly depositOfferId: OfferId
  readonly agreements: readonly Agreement[]
  readonly facts: BrandFacts
  /** Missing when the brand rents no equipment. */
  readonly rentedEquipment?: readonly RentedEquipment[]
  /** The internet plans of connections of an imported network; if missing, every plan up to the speed of the home. */
  readonly offersByNetwork?: readonly NetworkPlanRow[]
  readonly site: SiteData
  /** The offers of the savings calculator. Missing when the brand has no calculator. */
  readonly calculator?: CalculatorOffers
}
