import type { Shape } from '#core/brand/artwork.ts'
import * as brisa from './brisa/scenes.ts'
import * as cometa from './cometa/scenes.ts'

/** The trail behind the motif in the hero, in the units of that scene. */
export const heroTrail: readonly Shape[] =
  process.env['BRAND'] === 'brisa' ? brisa.heroTrail : cometa.heroTrail

/** The motif's tail in the tree of the not-found page, in the units of that scene. */
export const tangledTail: readonly Shape[] =
  process.env['BRAND'] === 'brisa' ? brisa.tangledTail : cometa.tangledTail

/** Text alternatives of the illustrations with the selected brand's motif. Each is a separate export, so that a page loads only its own. */
export const landing: string = process.env['BRAND'] === 'brisa' ? brisa.landing : cometa.landing

export const houseInside: string = process.env['BRAND'] === 'brisa' ? brisa.houseInside : cometa.houseInside

export const missingPage: string = process.env['BRAND'] === 'brisa' ? brisa.missingPage : cometa.missingPage

export const orderStatus: string = process.env['BRAND'] === 'brisa' ? brisa.orderStatus : cometa.orderStatus

/** The text alternatives in English, for the words of that language. */
export const english = process.env['BRAND'] === 'brisa' ? brisa.english : cometa.english
