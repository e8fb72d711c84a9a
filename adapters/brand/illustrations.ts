import type { IllustrationLoader } from '#core/brand/illustration.ts'
import { illustrations as brisa } from './brisa/illustrations.ts'
import { illustrations as cometa } from './cometa/illustrations.ts'

/** Loads an illustration of the selected brand. A brand without any has those of the default brand, with its own motif. */
export const illustrations: IllustrationLoader = process.env['BRAND'] === 'brisa' ? brisa : cometa
