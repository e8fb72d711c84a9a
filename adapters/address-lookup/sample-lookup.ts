import { taskEither as TE } from 'fp-ts'
import type { AddressSuggestion } from '#core/address/suggestion.ts'
import type { AddressService } from '#core/ports/address-lookup.ts'

/** What stands in for a service that fails, where samples are wanted: addresses to try a store with, which lead to real outcomes. */
export const sampleSuggestions: readonly AddressSuggestion[] = [
  { streetLine: '742 Magnolia Street', secondary: '', entries: 0, city: 'Miami', state: 'FL', zip: '33130' },
  {
    streetLine: '120 Avenida Las Flores',
    secondary: '',
    entries: 0,
    city: 'Miami',
    state: 'FL',
    zip: '33130',
  },
  { streetLine: '300 Bayou Parkway', secondary: '', entries: 0, city: 'Houston', state: 'TX', zip: '77002' },
]

/** The same service, with samples in place of streets it fails to suggest; units and whole addresses still fail, for there are none. */
export const withSamples = (service: AddressService): AddressService => ({
  ...service,
  streets: (text) => TE.orElse(() => TE.right(sampleSuggestions))(service.streets(text)),
})
