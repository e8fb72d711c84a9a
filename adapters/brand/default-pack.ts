import { pack } from './cometa/pack.ts'

/** The data of the default brand, whichever is selected: the examples of the contract are calls to its provider. */
export const defaultPack = pack
