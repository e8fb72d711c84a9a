import type { BrandPack } from '#core/brand/brand-pack.ts'
import { affiliates } from './affiliates.ts'
import { cometa } from './brand.ts'
import { labelFacts } from './label.ts'
import { labelArchive } from './retired-labels.ts'
import { terms } from './terms.ts'

export const pack: BrandPack = {
  brand: cometa,
  terms,
  affiliates,
  labelFacts,
  labelArchive,
}
