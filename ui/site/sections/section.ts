import type { Brand } from '#core/brand/brand.ts'
import type { Offer, OfferId } from '#core/catalog/offer.ts'
import { findOffer } from '#core/catalog/offer.ts'
import type { PageSection, PageSectionKind } from '#core/template/page-record.ts'

/** The props of a section component: its record, and the brand with its prices and agreements. */
export type SectionProps<K extends PageSectionKind> = {
  readonly section: PageSection<K>
  readonly brand: Brand
}

/** Returns the catalogue offers that a record names, in order. Throws (a defect) for an offer not sold. */
export const offersNamed = ({ catalog }: Pick<Brand, 'catalog'>, ids: readonly OfferId[]): readonly Offer[] =>
  ids.map((id) => {
    const offer = findOffer(catalog.offers, id)
    if (offer === undefined) throw new Error(`the catalogue has no offer ${id}`)
    return offer
  })
