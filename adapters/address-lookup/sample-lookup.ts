import { taskEither as TE } from 'fp-ts'
import type { AddressSuggestion } from '#core/address/suggestion.ts'
import type { AddressLookupFailure, AddressService } from '#core/ports/address-lookup.ts'

/** Suggestions of a failing service, if configured: addresses to try a store with, with real outcomes. */
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

/**
 * Wraps a service: a failure of its street suggestions has samples. Unit suggestions and street-address look-ups fail
 * without samples, because there are none for them.
 */
export const withSamples = (service: AddressService): AddressService => ({
  ...service,
  streets: (text) =>
    TE.mapLeft((failure: AddressLookupFailure) => ({ ...failure, samples: sampleSuggestions }))(
      service.streets(text),
    ),
})
