import type { AffiliatePair } from '../affiliate/affiliate.ts'
import type { LabelFacts } from '../label/label-facts.ts'
import type { LabelArchive } from '../label/published-labels.ts'
import type { Brand } from './brand.ts'
import type { MerchandisingData } from './merchandising-data.ts'

/** Brand data for servers and documents. Browsers receive identity, artwork, palette, label facts and legal texts. */
export type BrandPack = {
  readonly brand: Brand
  readonly terms: MerchandisingData
  readonly affiliates: readonly AffiliatePair[]
  readonly labelFacts: LabelFacts
  readonly labelArchive: LabelArchive
}
