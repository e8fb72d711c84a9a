import type { BrandPack } from '#core/brand/brand-pack.ts'
import { brisa } from './brand.ts'
import { labelFacts } from './label.ts'
import { labelArchive } from './retired-labels.ts'
import { terms } from './terms.ts'

/** The data of Brisa, which sells no devices and has no affiliates. */
export const pack: BrandPack = {
  brand: brisa,
  devices: [],
  deviceEnglish: {},
  terms,
  affiliates: Object.values(brisa.affiliateFallbacks),
  labelFacts,
  labelArchive,
}
