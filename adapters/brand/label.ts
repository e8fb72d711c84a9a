import type { LabelFacts } from '#core/label/label-facts.ts'
import { labelFacts as brisa } from './brisa/label.ts'
import { labelFacts as cometa } from './cometa/label.ts'

/** The label facts of the selected brand. Browsers get them, because the label of a plan is public. */
export const labelFacts: LabelFacts = process.env['BRAND'] === 'brisa' ? brisa : cometa
