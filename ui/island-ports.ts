import { createOrchestratorLookup } from '#adapters/address-lookup/orchestrator-lookup.ts'
import { identity } from '#adapters/brand/identity.ts'
import { orderStatusCalls } from '#adapters/contract/calls/order-status.calls.ts'
import { createClient, createOrchestratorClient } from '#adapters/orchestrator/client.ts'
import { lazyAddressContent } from '#adapters/orchestrator/lazy-address-content.ts'
import { lazyStandardizer } from '#adapters/orchestrator/lazy-standardizer.ts'
import type { IslandPorts } from './site/islands/mount.ts'

/** Connects the islands of documents to the orchestrator. */
export const islandPorts = (): IslandPorts => {
  const orchestrator = createOrchestratorClient({ baseUrl: '/api/' })
  return {
    orchestrator,
    addressLookup: { ...createOrchestratorLookup(orchestrator), ...lazyStandardizer('/api/') },
    addressContent: lazyAddressContent('/api/'),
    orderStatus: createClient(orderStatusCalls, { baseUrl: '/api/' }),
    brand: identity,
  }
}
