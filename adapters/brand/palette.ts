import type { BrandPalette } from '#core/brand/palette.ts'
import { palette as brisa } from './brisa/palette.ts'
import { palette as cometa } from './cometa/palette.ts'

/** The colours of the selected brand. */
export const palette: BrandPalette = process.env['BRAND'] === 'brisa' ? brisa : cometa
