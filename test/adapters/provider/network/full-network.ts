import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Address } from '#core/address/address.ts'
import type { LocalizationResponse } from '#core/localization/localization.ts'
import { outcomeOf } from '#core/localization/outcome.ts'
import { type OutcomeKind } from '#core/localization/outcome-kind.ts'
import { responseCodes } from '#core/localization/response-code.ts'
import { combinedTaxRate } from '#core/pricing/tax.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import { writePlaces } from '#adapters/provider/network/build-places.ts'
import type { NetworkMatch } from '#adapters/provider/network/network.ts'
import { placesOfJson } from '#adapters/provider/network/places.ts'

/** Runs over the file that the build writes, in a folder of its own. */
export const withBuiltPlaces = <A>(run: (file: string) => A): A => {
  const folder = mkdtempSync(join(tmpdir(), 'places-'))
  const file = join(folder, 'new', 'places.json')
  try {
    writePlaces(file)
    return run(file)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

export const builtPlaces = (): string => withBuiltPlaces((file) => readFileSync(file, 'utf8'))

export const places = placesOfJson(builtPlaces())

export const address = (street: string, unit: string, zip: string): Address =>
  ({ street, unit, zip }) as Address

/** Where a match leads on channel dotcom, as the rules of the core decide. */
export const outcomeOfMatch = (match: NetworkMatch): OutcomeKind => {
  const nothing: LocalizationResponse = {
    sessionId: null,
    sessionInfo: null,
    responseCode: responseCodes.addressNotFound,
    providedAddress: address('742 Magnolia Street', '', '33130'),
    addressList: [],
    bulkAddressData: null,
    offerCount: 0,
  }
  if (match.kind !== 'found')
    return outcomeOf(
      match.kind === 'notFound' ? nothing : { ...nothing, responseCode: responseCodes[match.kind] },
    ).kind
  const { situation, ...place } = match.location
  const { isBulk, productReady, preWorkReady, serviceability, newCustomer } = situation
  return outcomeOf({
    ...nothing,
    responseCode: situation.code,
    sessionInfo: {
      serviceAddress: {
        ...place,
        taxRate: combinedTaxRate(place.taxes),
        isBulk,
        productReady,
        preWorkReady,
        serviceability,
      },
      channel: 'dotcom',
      newCustomer,
      status: { isAlive: true, expirationTime: epochMs(1), remainingMs: 1, lifetimeMs: 1 },
    },
    bulkAddressData: situation.building,
    offerCount: situation.offers ? 2 : 0,
  }).kind
}
