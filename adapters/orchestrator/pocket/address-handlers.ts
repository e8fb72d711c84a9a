import { either as E } from 'fp-ts'
import { MAX_SUGGESTIONS, MAX_UNIT_OPTIONS, shouldSuggest } from '#core/address/suggestion.ts'
import type { Brand } from '#core/brand/brand.ts'
import { offersOfLine, offersOfRole } from '#core/catalog/offer.ts'
import { availableOffers } from '#core/localization/availability.ts'
import type { LocalizationRequest, LocalizationResponse } from '#core/localization/localization.ts'
import { responseCodes } from '#core/localization/response-code.ts'
import { wholeTaxRate } from '#core/pricing/tax.ts'
import type { SessionStatus } from '#core/session/session.ts'
import { expirationAfterUse, sessionStatusAt } from '#core/session/session.ts'
import type { Engine } from './call.ts'
import { handle } from './call.ts'
import type { Provider } from './handler.ts'
import type { NetworkLocation, NetworkMatch } from './network/network.ts'
import { endSession, openSession } from './session-handlers.ts'
import { ownerOf, sessionIdOf } from './session-names.ts'

type Known = Pick<
  LocalizationResponse,
  'responseCode' | 'addressList' | 'sessionInfo' | 'bulkAddressData' | 'offerCount'
>

const NOTHING_KNOWN = { addressList: [], sessionInfo: null, bulkAddressData: null, offerCount: 0 } as const

/** Internet plans: what else is sold comes with one. */
const planCountOf = (brand: Brand, { situation }: NetworkLocation): number => {
  const available = situation.offers ? availableOffers(brand.catalog.offers, situation.serviceability) : []
  return offersOfRole(offersOfLine(available, 'Internet'), 'plan').length
}

const knownOfPlace = (
  brand: Brand,
  location: NetworkLocation,
  { channel }: Pick<LocalizationRequest, 'channel'>,
  status: SessionStatus,
): Known => {
  const { locationId, street, unit, city, state, zip, taxes, situation } = location
  const { isBulk, productReady, preWorkReady, serviceability, newCustomer } = situation
  const rates = { taxRate: wholeTaxRate(taxes), taxes }
  const place = { locationId, street, unit, city, state, zip, ...rates }
  return {
    responseCode: situation.code,
    addressList: [],
    sessionInfo: {
      serviceAddress: { ...place, isBulk, productReady, preWorkReady, serviceability },
      channel,
      newCustomer,
      status,
    },
    bulkAddressData: situation.building,
    offerCount: planCountOf(brand, location),
  }
}

const knownOf = (
  brand: Brand,
  match: NetworkMatch,
  request: LocalizationRequest,
  status: SessionStatus,
): Known => {
  if (match.kind === 'found') return knownOfPlace(brand, match.location, request, status)
  if (match.kind === 'notFound') {
    const nearby = request.returnNearbyMatch ? match.nearby : null
    const addressList = nearby === null ? [] : [nearby]
    return { ...NOTHING_KNOWN, responseCode: responseCodes.addressNotFound, addressList }
  }
  const addressList = match.units.slice(0, MAX_UNIT_OPTIONS)
  return { ...NOTHING_KNOWN, responseCode: responseCodes[match.kind], addressList }
}

const answerTo = (
  engine: Engine,
  request: LocalizationRequest,
  status: SessionStatus,
): LocalizationResponse => ({
  sessionId: null,
  providedAddress: request.address,
  ...knownOf(engine.brand(), engine.network.find(request.address), request, status),
})

type AddressCalls = Pick<Provider, 'serviceabilityCheck' | 'addressSuggestions' | 'localize'>

export const addressHandlers = (engine: Engine): AddressCalls => ({
  serviceabilityCheck: handle(engine, async (_context, request) => {
    const status = { isAlive: false, expirationTime: engine.clock.now(), remainingMs: 0, lifetimeMs: 0 }
    return E.right({ body: answerTo(engine, { ...request, returnNearbyMatch: true }, status) })
  }),

  addressSuggestions: handle(engine, async (_context, { text, zip, unit }) => {
    if (!shouldSuggest(text)) return E.right({ body: { suggestions: [] } })
    const suggestions =
      zip === undefined
        ? engine.network.streets(text).slice(0, MAX_SUGGESTIONS)
        : engine.network.units(text, zip, unit ?? '').slice(0, MAX_UNIT_OPTIONS)
    return E.right({ body: { suggestions } })
  }),

  // A new address is a new start: the session before it ends, whatever comes of the address. One that can't be read doesn't
  // keep its visitor from that: it dies of age (F44).
  localize: handle(engine, async (context, request) => {
    const now = engine.clock.now()
    const body = answerTo(engine, request, sessionStatusAt(now, expirationAfterUse(now, now), now))
    const opened =
      body.sessionInfo === null
        ? null
        : await engine.store.transaction((tx) => openSession(engine, tx, body, now))
    if (context.secret !== null) {
      const before = ownerOf(engine.hash, sessionIdOf(engine.hash, context.secret))
      await engine.store.transaction((tx) => endSession(tx, before, now)).catch(engine.report)
    }
    return E.right({
      body: { ...body, sessionId: opened?.sessionId ?? null },
      secret: opened?.secret ?? null,
    })
  }),
})
