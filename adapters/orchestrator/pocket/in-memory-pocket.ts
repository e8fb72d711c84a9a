import { affiliates } from '#adapters/brand/cometa/affiliates.ts'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { devices } from '#adapters/brand/cometa/devices.ts'
import { terms } from '#adapters/brand/cometa/terms.ts'
import { createMemoryStore } from './memory-store.ts'
import { smallNetwork } from './network/small-seed.ts'
import type { Pocket, PocketParts } from './pocket.ts'
import { createPocket } from './pocket.ts'

type Given = 'gateway' | 'clock' | 'random' | 'hash' | 'digest'

/** A whole provider in memory, of the default brand and the small network unless others are given; for stories and tests. */
export const createInMemoryPocket = (
  parts: Pick<PocketParts, Given> & Partial<Omit<PocketParts, Given>>,
): Pocket =>
  createPocket({
    brand: () => cometa,
    devices,
    terms: () => terms,
    network: smallNetwork(),
    affiliates,
    store: createMemoryStore(),
    report: () => undefined,
    ...parts,
  })
