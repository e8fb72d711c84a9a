import { affiliates, brand, terms } from '#adapters/brand/brand.ts'
import { createAltcha } from '#adapters/human-verification/altcha.ts'
import { createMemoryStore } from './memory/memory-store.ts'
import { smallNetwork } from './network/small-seed.ts'
import type { Provider, ProviderParts } from './provider.ts'
import { createProvider } from './provider.ts'

type HostParts = 'gateway' | 'clock' | 'random' | 'hash' | 'digest'

/** Puzzles that cost no time: a caller in the same process needs no proof. */
const LEAST_WORK = { cost: 1, fewest: 1, most: 2 }

/** Creates an in-memory provider for stories and tests. It uses the selected brand and the small network by default. */
export const createInMemoryProvider = (
  parts: Pick<ProviderParts, HostParts> & Partial<Omit<ProviderParts, HostParts>>,
): Provider =>
  createProvider({
    brand: () => brand,
    devices: brand.site.devices,
    merchandising: () => terms,
    network: smallNetwork(),
    affiliates,
    store: createMemoryStore(),
    report: () => undefined,
    humanVerification: createAltcha({ ...parts, work: LEAST_WORK }),
    ...parts,
  })
