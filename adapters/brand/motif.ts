import type { Motif } from '#core/brand/artwork.ts'
import { motif as brisa } from './brisa/motif.ts'
import { motif as cometa } from './cometa/motif.ts'

/** The motif of the selected brand. */
export const motif: Motif = process.env['BRAND'] === 'brisa' ? brisa : cometa
