import type { BrandPack } from '#core/brand/brand-pack.ts'
import { brisa } from './brand.ts'
import { labelFacts } from './label.ts'
import { labelArchive } from './retired-labels.ts'
import { terms } from './terms.ts'

/** The data of Brisa, which has no affiliates. */
export const pack: BrandPack = {
  brand: brisa,
  terms,
  affiliates: Object.values(brisa.affiliateFallbacks),
  labelFacts,
  labelArchive,
}
