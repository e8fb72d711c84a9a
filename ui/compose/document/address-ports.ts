import { createOrchestratorLookup } from '#adapters/address-lookup/orchestrator-lookup.ts'
import { standardizerOver } from '#adapters/address-lookup/orchestrator-standardizer.ts'
import { identity } from '#adapters/brand/identity.ts'
import { localizationCalls } from '#adapters/contract/calls/localization.calls.ts'
import { createClient } from '#adapters/orchestrator/client.ts'
import { lazyAddressCall } from '#adapters/orchestrator/lazy-address-calls.ts'
import { documentHumanCheck } from './document-human-check.ts'
import type { AddressPorts } from '#ui/site/islands/mount.ts'

/** Connects the islands that take an address to the orchestrator. */
export const addressPorts = (): AddressPorts => {
  const { send, sendAhead, prepare } = documentHumanCheck()
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
    prepareHumanCheck: prepare,
    brand: identity,
  }
}
