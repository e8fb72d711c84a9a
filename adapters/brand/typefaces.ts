import type { Typefaces } from '#core/brand/typefaces.ts'
import { typefaces as brisa } from './brisa/typefaces.ts'
import { typefaces as cometa } from './cometa/typefaces.ts'

/** The typefaces of the selected brand. */
export const typefaces: Typefaces = process.env['BRAND'] === 'brisa' ? brisa : cometa
