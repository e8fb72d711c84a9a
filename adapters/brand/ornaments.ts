import type { Figure } from '#core/brand/artwork.ts'
import * as brisa from './brisa/ornaments.ts'
import * as cometa from './cometa/ornaments.ts'

/** The figure on a price line, around 0 0; about 16 by 22 units. */
export const smallFigure: Figure = process.env['BRAND'] === 'brisa' ? brisa.smallFigure : cometa.smallFigure

/** The figure on the main day of a change, around 0 0; about 18 by 26 units. */
export const mediumFigure: Figure =
  process.env['BRAND'] === 'brisa' ? brisa.mediumFigure : cometa.mediumFigure

/** The figure that ends a bar at 0 0, to its left; about 18 by 26 units. */
export const barFigure: Figure = process.env['BRAND'] === 'brisa' ? brisa.barFigure : cometa.barFigure

/** The figure at the current step of a sale, in a box of 28 by 36 units. */
export const largeFigure: Figure = process.env['BRAND'] === 'brisa' ? brisa.largeFigure : cometa.largeFigure

/** The figure in place of the chip of a stored card, in a box of 40 by 52 units. */
export const chipFigure: Figure = process.env['BRAND'] === 'brisa' ? brisa.chipFigure : cometa.chipFigure

/** The figure on the string of a wait, whose end is at 222 40; about 32 by 34 units. */
export const waitingFigure: Figure =
  process.env['BRAND'] === 'brisa' ? brisa.waitingFigure : cometa.waitingFigure

/** The figure at the end of a line of speed, from 0 4 to 20 36; its string ends at 0 22. */
export const speedFigure: Figure = process.env['BRAND'] === 'brisa' ? brisa.speedFigure : cometa.speedFigure

/** The silhouette over the foot of a page, in a box of 1440 by 72 units, and its lights. */
export const horizon: string = process.env['BRAND'] === 'brisa' ? brisa.horizon : cometa.horizon

export const horizonLights: string =
  process.env['BRAND'] === 'brisa' ? brisa.horizonLights : cometa.horizonLights
