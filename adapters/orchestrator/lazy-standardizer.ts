import { either as E } from 'fp-ts'
import type { AddressStandardizer } from '#core/ports/address-lookup.ts'

/** Creates a standardizer whose code loads with the first complete address in a street field. Few visitors write one. */
export const lazyStandardizer = (baseUrl: string): AddressStandardizer => ({
  standardize: (address) => async () => {
    try {
      const { createAddressCalls, standardizerOver } = await import('./address-calls.ts')
      return await standardizerOver(createAddressCalls(baseUrl)).standardize(address)()
    } catch {
      return E.left({ _tag: 'LookupUnavailable' })
    }
  },
})
