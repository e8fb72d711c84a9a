import * as brisa from './brisa/ornaments.ts'
import * as cometa from './cometa/ornaments.ts'

/** The halves of the figure on a price line, in `saved` and `action`, around 0 0; about 16 by 22 units. */
export const smallLight: string = process.env['BRAND'] === 'brisa' ? brisa.smallLight : cometa.smallLight

export const smallShade: string = process.env['BRAND'] === 'brisa' ? brisa.smallShade : cometa.smallShade

/** The halves of the figure at the current step of a sale, in a box of 28 by 36 units. */
export const largeLight: string = process.env['BRAND'] === 'brisa' ? brisa.largeLight : cometa.largeLight

export const largeShade: string = process.env['BRAND'] === 'brisa' ? brisa.largeShade : cometa.largeShade

/** The silhouette over the foot of a page, in a box of 1440 by 72 units, and its lights. */
export const horizon: string = process.env['BRAND'] === 'brisa' ? brisa.horizon : cometa.horizon

export const horizonLights: string =
  process.env['BRAND'] === 'brisa' ? brisa.horizonLights : cometa.horizonLights
