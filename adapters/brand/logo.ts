import type { Mark } from '#core/brand/artwork.ts'
import { mark as brisa } from './brisa/logo.ts'
import { mark as cometa } from './cometa/logo.ts'

/** The mark of the selected brand. */
export const mark: Mark = process.env['BRAND'] === 'brisa' ? brisa : cometa
