import { either as E, taskEither as TE } from 'fp-ts'
import { parseAddressForm } from '#core/address/address-form.ts'
import type { ParsedAddress } from '#core/address/full-address.ts'
import { parseFullAddress } from '#core/address/full-address.ts'
import { shouldSuggest } from '#core/address/suggestion.ts'
import type { AddressService } from '#core/ports/address-lookup.ts'
import type { Network } from '../network/network.ts'

const spelledOut = async (network: Network, text: string): Promise<ParsedAddress | null> => {
  const line = parseFullAddress(text)
  if (E.isLeft(line)) return null
  const { street, apt, zip } = line.right
  const match = await network.find({ street, unit: apt, zip })
  if (match.kind !== 'found') return null
  const known = parseAddressForm(match.location)
  return E.isLeft(known) ? null : { street: known.right.street, apt: known.right.unit, zip: known.right.zip }
}

/** Looks addresses up in the provider's own network; rejects when its database fails. */
export const networkLookup = (network: Network): AddressService => ({
  streets: (text) => TE.fromTask(async () => (shouldSuggest(text) ? network.streets(text) : [])),
  units: (street, zip, typed) => TE.fromTask(() => network.units(street, zip, typed)),
  address: (text) => TE.fromTask(() => spelledOut(network, text)),
})
