import type { IllustrationLoader } from '#core/brand/illustration.ts'
import { illustrations as brisa } from './brisa/illustrations.ts'
import { illustrations as cometa } from './cometa/illustrations.ts'

/** Loads the selected brand's illustration. A brand without any uses the default brand's, with its own motif. */
export const illustrations: IllustrationLoader = process.env['BRAND'] === 'brisa' ? brisa : cometa
