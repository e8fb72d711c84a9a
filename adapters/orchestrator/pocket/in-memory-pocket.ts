import { cometa } from '#adapters/brand/cometa/brand.ts'
import { terms } from '#adapters/brand/cometa/terms.ts'
import { createMemoryStore } from './memory-store.ts'
import { smallNetwork } from './network/small-seed.ts'
import type { Pocket, PocketParts } from './pocket.ts'
import { createPocket } from './pocket.ts'

type Given = 'gateway' | 'clock' | 'random' | 'hash'

/** A whole provider in memory, of the default brand and the small network unless others are given; for stories and tests. */
export const createInMemoryPocket = (
  parts: Pick<PocketParts, Given> & Partial<Omit<PocketParts, Given>>,
): Pocket =>
  createPocket({
    brand: () => cometa,
    terms: () => terms,
    network: smallNetwork(),
    store: createMemoryStore(),
    report: () => undefined,
    ...parts,
  })
