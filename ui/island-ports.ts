import { createOrchestratorLookup } from '#adapters/address-lookup/orchestrator-lookup.ts'
import { standardizerOver } from '#adapters/address-lookup/orchestrator-standardizer.ts'
import { identity } from '#adapters/brand/identity.ts'
import { localizationCalls } from '#adapters/contract/calls/localization.calls.ts'
import { orderStatusCalls } from '#adapters/contract/calls/order-status.calls.ts'
import { createClient } from '#adapters/orchestrator/client.ts'
import { lazyAddressCall } from '#adapters/orchestrator/lazy-address-calls.ts'
import { paths } from '#core/routes/routes.ts'
import { lazyHumanCheck } from './lazy-human-check.ts'
import type { IslandPorts } from './site/islands/mount.ts'

/** Connects the islands of documents to the orchestrator. */
export const islandPorts = (): IslandPorts => {
  const { send, sendAhead, prepare, whenBlocked } = lazyHumanCheck()
  whenBlocked(() => window.location.assign(`${paths.error}?message=human`))
  const orchestrator = createClient(localizationCalls, { baseUrl: '/api/', sendWithPass: send })
  return {
    orchestrator,
    addressLookup: {
      ...createOrchestratorLookup(orchestrator),
      ...standardizerOver({
        processAddress: lazyAddressCall('processAddress', { baseUrl: '/api/', sendWithPass: sendAhead }),
      }),
    },
    addressContent: lazyAddressCall('addressContent', { baseUrl: '/api/' }),
    orderStatus: createClient(orderStatusCalls, { baseUrl: '/api/', sendWithPass: send }),
    prepareHumanCheck: prepare,
    brand: identity,
  }
}
