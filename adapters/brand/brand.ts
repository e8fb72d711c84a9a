import { pack as brisa } from './brisa/pack.ts'
import { pack as cometa } from './cometa/pack.ts'

/** The selected brand's data for servers and the prerender; browsers do not get it. */
export const { brand, terms, affiliates, labelFacts, labelArchive } =
  process.env['BRAND'] === 'brisa' ? brisa : cometa
