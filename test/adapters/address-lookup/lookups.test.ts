import { afterAll, beforeAll } from 'vitest'
import { createOrchestratorLookup } from '#adapters/address-lookup/orchestrator-lookup.ts'
import { createServiceLookup } from '#adapters/address-lookup/service-lookup.ts'
import { jsonTransport } from '#adapters/address-lookup/service-transport.ts'
import { networkLookup } from '#adapters/provider/address/network-lookup.ts'
import { smallNetwork } from '#adapters/provider/network/small-seed.ts'
import type { TestAddressService } from '#test/builders/address-service.builder.ts'
import { serviceAccount, startAddressService } from '#test/builders/address-service.builder.ts'
import { buildProvider } from '#test/builders/provider.builder.ts'
import { lookupContract, streetAddressContract } from './lookup.contract.ts'

let service: TestAddressService
beforeAll(async () => {
  service = await startAddressService()
})
afterAll(() => service.stop())

const overNetwork = networkLookup(smallNetwork())
const overService = () =>
  createServiceLookup({ ...serviceAccount, url: service.url }, jsonTransport(), (trouble) => {
    throw new Error(trouble)
  })

lookupContract('the network', () => overNetwork)
lookupContract('the provider', () => createOrchestratorLookup(buildProvider().visitor()))
lookupContract('the service', overService)
lookupContract('the provider over the service', () =>
  createOrchestratorLookup(buildProvider({ addressService: overService() }).visitor()),
)

streetAddressContract('the network', () => overNetwork)
streetAddressContract('the service', overService)
