import type { AffiliatePair } from '../affiliate/affiliate.ts'
import type { LabelFacts } from '../label/label-facts.ts'
import type { LabelArchive } from '../label/published-labels.ts'
import type { Brand } from './brand.ts'
import type { MerchandisingData } from './merchandising-data.ts'

/** All data of a brand for servers and documents. A browser receives only the identity, the artwork, the palette, the label facts and the legal texts of offers. */
export type BrandPack = {
  readonly brand: Brand
  readonly terms: MerchandisingData
  readonly affiliates: readonly AffiliatePair[]
  readonly labelFacts: LabelFacts
  readonly labelArchive: LabelArchive
}
