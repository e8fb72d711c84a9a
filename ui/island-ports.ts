import { createOrchestratorLookup } from '#adapters/address-lookup/orchestrator-lookup.ts'
import { identity } from '#adapters/brand/identity.ts'
import { orderStatusCalls } from '#adapters/contract/calls/order-status.calls.ts'
import { createAddressClient } from '#adapters/orchestrator/address-client.ts'
import { createClient, createOrchestratorClient } from '#adapters/orchestrator/client.ts'
import type { IslandPorts } from './site/islands/mount.ts'

/** Connects the islands of documents to the orchestrator. */
export const islandPorts = (): IslandPorts => {
  const orchestrator = createOrchestratorClient({ baseUrl: '/api/' })
  const addressCalls = createAddressClient('/api/')
  return {
    orchestrator,
    addressLookup: createOrchestratorLookup({ ...orchestrator, ...addressCalls }),
    addressContent: addressCalls.addressContent,
    orderStatus: createClient(orderStatusCalls, { baseUrl: '/api/' }),
    brand: identity,
  }
}
