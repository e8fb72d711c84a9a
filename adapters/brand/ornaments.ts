import type { Figures } from '#core/brand/artwork.ts'
import * as brisa from './brisa/ornaments.ts'
import * as cometa from './cometa/ornaments.ts'

/** The small figures of the selected brand by their place. */
export const figures: Figures = process.env['BRAND'] === 'brisa' ? brisa.figures : cometa.figures

/** The silhouette over the foot of a page, in a box of 1440 by 72 units, and its lights. */
export const horizon: string = process.env['BRAND'] === 'brisa' ? brisa.horizon : cometa.horizon

export const horizonLights: string =
  process.env['BRAND'] === 'brisa' ? brisa.horizonLights : cometa.horizonLights
