import type { BrandIdentity } from '#core/brand/brand.ts'
import { identity as brisa } from './brisa/identity.ts'
import { identity as cometa } from './cometa/identity.ts'

/** The identity of the selected brand. */
export const identity: BrandIdentity = process.env['BRAND'] === 'brisa' ? brisa : cometa
