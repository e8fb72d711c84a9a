import { either as E, function as F, taskEither as TE } from 'fp-ts'
import { parseAddressForm } from '#core/address/address-form.ts'
import type { AddressCalls } from '#core/ports/address-calls.ts'
import type { AddressLookupFailure, AddressStandardizer } from '#core/ports/address-lookup.ts'

/** Creates the standardizer over the provider's call (ADR-10). */
export const standardizerOver = ({
  processAddress,
}: Pick<AddressCalls, 'processAddress'>): AddressStandardizer => ({
  standardize: (address) =>
    F.pipe(
      processAddress({ channel: 'dotcom', address }),
      TE.bimap(
        (): AddressLookupFailure => ({ _tag: 'LookupUnavailable' }),
        ({ standard }) =>
          standard === null
            ? null
            : E.getOrElseW(() => null)(
                parseAddressForm({ street: standard.street, unit: standard.apt, zip: standard.zip }),
              ),
      ),
    ),
})
