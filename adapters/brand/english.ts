import type { BrandTexts } from '#core/brand/brand-texts.ts'
import { english as brisa } from './brisa/english.ts'
import { english as cometa } from './cometa/english.ts'

/** The English texts of the selected brand. Browsers get them with the English words. */
export const english: BrandTexts = process.env['BRAND'] === 'brisa' ? brisa : cometa
