import type { BrandStyle } from '#core/brand/brand-style.ts'
import { style as brisa } from './brisa/style.ts'
import { style as cometa } from './cometa/style.ts'

/** The shape of the design of the selected brand. */
export const style: BrandStyle = process.env['BRAND'] === 'brisa' ? brisa : cometa
