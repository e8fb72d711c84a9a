import * as fc from 'fast-check'
import type { LocalizationResponse, ServiceAddress, SessionInfo } from '#core/localization/localization.ts'
import { responseCodes } from '#core/localization/response-code.ts'
import type { SessionId } from '#core/session/session.ts'
import { channels } from '#core/session/session.ts'
import { address, street, suggestion, unit, zip } from './address.arbitrary.ts'
import { taxRate } from './money.arbitrary.ts'
import { instant } from './plain-date.arbitrary.ts'

export const responseCode = fc.constantFrom(...Object.values(responseCodes))

export const serviceAddress: fc.Arbitrary<ServiceAddress> = fc.record({
  locationId: fc.constantFrom('loc-1', 'loc-2'),
  street,
  unit,
  city: fc.constantFrom('El Paso', 'Los Ángeles'),
  state: fc.constantFrom('TX', 'CA'),
  zip,
  isBulk: fc.boolean(),
  productReady: fc.boolean(),
  preWorkReady: fc.boolean(),
  serviceability: fc.record({
    internetAvailable: fc.boolean(),
    tvAvailable: fc.boolean(),
    phoneAvailable: fc.boolean(),
  }),
  taxRate,
})

export const sessionInfo: fc.Arbitrary<SessionInfo> = fc.record({
  serviceAddress,
  channel: fc.constantFrom(...channels),
  newCustomer: fc.boolean(),
  status: fc.record({ isAlive: fc.boolean(), expirationTime: instant }),
})

/** Every answer the address call can give, sense or nonsense: the fields vary freely beside one another. */
export const localizationResponse: fc.Arbitrary<LocalizationResponse> = fc.record({
  sessionId: fc.option(fc.constant('session' as SessionId)),
  sessionInfo: fc.option(sessionInfo, { freq: 6 }),
  responseCode,
  providedAddress: address,
  addressList: fc.array(suggestion, { maxLength: 3 }),
  bulkAddressData: fc.option(fc.constant({ property: 'Torre Sur', includedSpeedMbps: 500 })),
  offerCount: fc.nat(4),
})
