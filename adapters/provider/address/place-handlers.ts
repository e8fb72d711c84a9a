import { either as E } from 'fp-ts'
import type { Address } from '#core/address/address.ts'
import { parseAddressForm } from '#core/address/address-form.ts'
import { isSpelledAs, standardAddress } from '#core/address/standard-address.ts'
import { MAX_UNIT_OPTIONS } from '#core/address/suggestion.ts'
import { phonePurposes } from '#core/localization/alternatives.ts'
import { householdPrograms } from '#core/localization/assistance.ts'
import { accessTechnologyOf } from '#core/localization/access-technology.ts'
import { confidenceOf } from '#core/localization/confidence.ts'
import { installTypeOf } from '#core/checkout/install-type.ts'
import type { LocationDetails, ProcessedAddress } from '#core/ports/address-answers.ts'
import type { ServiceAddress } from '#core/localization/localization.ts'
import { prelocPlans } from '#core/localization/preloc.ts'
import { responseCodes } from '#core/localization/response-code.ts'
import { addressContentOf } from './address-dialog.ts'
import type { Engine, SessionCall } from '../call/call.ts'
import { safely, refuse, sessionHandler } from '../call/call.ts'
import type { ProviderHandlers } from '../call/handler.ts'
import type { NetworkLocation, NetworkMatch } from '../network/network.ts'
import { changedShop, sessionInfoOf } from '../facts/pricing.ts'
import { expectedOn } from '../facts/qualification.ts'
import { mutationHandler } from '../facts/sale-progress.ts'

/** Matches an address with the network, after the address service has standardized it if necessary. */
const matchOf = async ({ network, addressService }: Engine, address: Address): Promise<NetworkMatch> => {
  const match = await network.find(address)
  if (match.kind !== 'notFound') return match
  const line = `${address.street} ${address.unit}`.trimEnd()
  const standardized = await addressService.address(`${line}, ${address.zip}`)()
  if (E.isLeft(standardized) || standardized.right === null) return match
  const { street, apt, zip } = standardized.right
  const again = await network.find({ street, unit: apt, zip })
  return again.kind === 'notFound' ? match : again
}

const processed = (address: Address, match: NetworkMatch): ProcessedAddress => {
  if (match.kind === 'found') {
    const { location } = match
    return {
      standard: standardAddress(location),
      isChanged: !isSpelledAs(address, location),
      confidence: confidenceOf({ code: responseCodes.serviceable, expectsUnits: false }),
      alternatives: [],
    }
  }
  const isUnknown = match.kind === 'notFound'
  const code = isUnknown ? responseCodes.addressNotFound : responseCodes[match.kind]
  const nearby = isUnknown && match.nearby !== null ? [match.nearby] : []
  return {
    standard: null,
    isChanged: false,
    confidence: confidenceOf({ code, expectsUnits: false }),
    alternatives: isUnknown ? nearby : match.units.slice(0, MAX_UNIT_OPTIONS),
  }
}

/** Returns the session's current place in the network; null if the network no longer has it. */
const locationOf = async (
  engine: Engine,
  { street, unit, zip, locationId }: ServiceAddress,
): Promise<NetworkLocation | null> => {
  const address = parseAddressForm({ street, unit, zip })
  const match = E.isLeft(address) ? null : await engine.network.find(address.right)
  return match?.kind === 'found' && match.location.locationId === locationId ? match.location : null
}

/** Returns the technology of a home. The demonstration network is all fibre. */
const technologyAt = ({ connection }: NetworkLocation): LocationDetails['technology'] =>
  connection === undefined ? 'fibre' : accessTechnologyOf(connection.technology)

const detailsOf = (
  { now }: SessionCall,
  serviceAddress: ServiceAddress,
  location: NetworkLocation,
): LocationDetails => ({
  serviceAddress,
  dwelling: location.unit === '' ? 'house' : 'apartment',
  technology: location.situation.serviceability.internetAvailable ? technologyAt(location) : null,
  installType: installTypeOf(serviceAddress),
  bulkAddressData: location.situation.building,
  expectedOn: expectedOn(location, now),
})

type PlaceCalls = Pick<
  ProviderHandlers,
  'processAddress' | 'addProgramDetails' | 'locationDetails' | 'prelocOffers' | 'addressContent'
>

export const placeHandlers = (engine: Engine): PlaceCalls => ({
  processAddress: safely(engine, async (_context, { address }) =>
    E.right({ body: processed(address, await matchOf(engine, address)) }),
  ),

  addProgramDetails: mutationHandler(engine, async (call, request) => {
    const programs = householdPrograms(request.programs)
    const session = { ...call.session, programs }
    await call.tx.saveSession(session)
    return E.right({ programs, ...(await changedShop({ ...call, session })) })
  }),

  locationDetails: sessionHandler(engine, async (call, { locationId }) => {
    const { serviceAddress } = sessionInfoOf(call)
    if (locationId !== serviceAddress.locationId) return refuse('NOT_FOUND')
    const location = await locationOf(engine, serviceAddress)
    return location === null ? refuse('NOT_FOUND') : E.right(detailsOf(call, serviceAddress, location))
  }),

  prelocOffers: safely(engine, async (_context, { zip }) => {
    const { catalog, phones } = engine.brand()
    const reach = await engine.network.reach(zip)
    return E.right({
      body: {
        place: reach && { city: reach.city, state: reach.state },
        plans: reach === null ? [] : prelocPlans(catalog, reach.serviceability),
        phoneNumbers: phonePurposes.map((purpose) => ({ purpose, ...phones[purpose] })),
      },
    })
  }),

  addressContent: safely(engine, async () => E.right({ body: addressContentOf(engine.brand()) })),
})
