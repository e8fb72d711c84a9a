import type { DisclaimerText } from '#core/label/disclaimer.ts'
import { disclaimers as brisa } from './brisa/disclaimers.ts'
import { disclaimers as cometa } from './cometa/disclaimers.ts'

/** The legal texts of the selected brand's offers. Browsers get them, because a price is shown with its conditions. */
export const disclaimers: readonly DisclaimerText[] = process.env['BRAND'] === 'brisa' ? brisa : cometa
