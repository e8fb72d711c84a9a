import type { IllustrationLoader } from '#core/brand/illustration.ts'
import { illustrations as brisa } from './brisa/illustrations.ts'
import { illustrations as cometa } from './cometa/illustrations.ts'

/** Loads the own illustrations of the selected brand; null for the shared compositions. */
export const illustrations: IllustrationLoader = process.env['BRAND'] === 'brisa' ? brisa : cometa
