import type { BrandCopy } from '#core/brand/brand-copy.ts'
import { copy as brisa } from './brisa/copy.ts'
import { copy as cometa } from './cometa/copy.ts'

/** The texts in the voice of the selected brand. */
export const copy: BrandCopy = process.env['BRAND'] === 'brisa' ? brisa : cometa
