import { createOrchestratorLookup } from '#adapters/address-lookup/orchestrator-lookup.ts'
import { standardizerOver } from '#adapters/address-lookup/orchestrator-standardizer.ts'
import { identity } from '#adapters/brand/identity.ts'
import { orderStatusCalls } from '#adapters/contract/calls/order-status.calls.ts'
import { createClient, createOrchestratorClient } from '#adapters/orchestrator/client.ts'
import { lazyAddressCall } from '#adapters/orchestrator/lazy-address-calls.ts'
import type { IslandPorts } from './site/islands/mount.ts'

/** Connects the islands of documents to the orchestrator. */
export const islandPorts = (): IslandPorts => {
  const orchestrator = createOrchestratorClient({ baseUrl: '/api/' })
  return {
    orchestrator,
    addressLookup: {
      ...createOrchestratorLookup(orchestrator),
      ...standardizerOver({ processAddress: lazyAddressCall('processAddress', '/api/') }),
    },
    addressContent: lazyAddressCall('addressContent', '/api/'),
    orderStatus: createClient(orderStatusCalls, { baseUrl: '/api/' }),
    brand: identity,
  }
}
