import { taskEither as TE } from 'fp-ts'
import type { AddressSuggestion } from '#core/address/suggestion.ts'
import type { AddressService } from '#core/ports/address-lookup.ts'

/** Suggestions that replace those of a failing service, if configured: addresses to try a store with, with real outcomes. */
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
 * Wraps a service: samples replace street suggestions that fail. Unit suggestions and street-address look-ups still fail, because there are no
 * samples for them.
 */
export const withSamples = (service: AddressService): AddressService => ({
  ...service,
  streets: (text) => TE.orElse(() => TE.right(sampleSuggestions))(service.streets(text)),
})
