import type { AffiliatePair } from '../affiliate/affiliate.ts'
import type { LabelFacts } from '../label/label-facts.ts'
import type { LabelArchive } from '../label/published-labels.ts'
import type { ProductDetail } from '../mobile/product-detail.ts'
import type { Brand } from './brand.ts'
import type { BrandTexts } from './brand-texts.ts'
import type { MerchandisingData } from './merchandising-data.ts'

/** All data of a brand for servers and documents. A browser receives only the identity, the artwork, the palette, the label facts and the legal texts of offers. */
export type BrandPack = {
  readonly brand: Brand
  readonly devices: readonly ProductDetail[]
  /** The English of the texts of the devices. Only documents show them, so browsers do not receive it. */
  readonly deviceEnglish: BrandTexts
  readonly terms: MerchandisingData
  readonly affiliates: readonly AffiliatePair[]
  readonly labelFacts: LabelFacts
  readonly labelArchive: LabelArchive
}
