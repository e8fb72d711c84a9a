import type { AddressService } from '#core/ports/address-lookup.ts'
import type { Clock } from '#core/ports/clock.ts'
import { breaking } from './breaker.ts'
import { withSamples } from './sample-lookup.ts'
import type { ServiceAccount, ServiceTrouble } from './service-lookup.ts'
import { createServiceLookup } from './service-lookup.ts'
import type { TransportTimes } from './service-transport.ts'
import { jsonTransport } from './service-transport.ts'

type Parts = {
  readonly clock: Clock
  readonly note: (trouble: ServiceTrouble) => void
  readonly times?: TransportTimes
}

/** Creates the address service of an account over HTTP, with a circuit breaker, and with sample suggestions if configured. */
export const configuredLookup = (
  account: ServiceAccount & { readonly isSampled: boolean },
  { clock, note, times }: Parts,
): AddressService => {
  const service = createServiceLookup(account, breaking(jsonTransport(times), clock), note)
  return account.isSampled ? withSamples(service) : service
}
