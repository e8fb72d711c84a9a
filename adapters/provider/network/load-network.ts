import { readFileSync } from 'node:fs'
import { generateNetwork } from './generate.ts'
import { indexNetwork } from './indexed-network.ts'
import type { Network } from './network.ts'
import { placesOfJson } from './places.ts'

const SEED = 41_000

/** Loads the full network of the places that the build wrote. */
export const loadNetwork = (placesFile: string): Network =>
  indexNetwork(generateNetwork(placesOfJson(readFileSync(placesFile, 'utf8')), SEED))
