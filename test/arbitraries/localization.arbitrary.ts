import * as fc from 'fast-check'
import { BUCKETS } from '#core/experiments/bucket.ts'
import type {
  LocalizationResponse,
  ServiceAddress,
  Serviceability,
  SessionInfo,
} from '#core/localization/localization.ts'
import type { Judged } from '#core/localization/decide-outcome.ts'
import { responseCodes } from '#core/localization/response-code.ts'
import type { SessionId, SessionStatus } from '#core/session/session.ts'
import { SESSION_ABSOLUTE_MS, SESSION_IDLE_MS, channels } from '#core/session/session.ts'
import { address, street, suggestion, unit, zip } from './address.arbitrary.ts'
import { taxRate } from '#stories/rules/arbitraries/money.arbitrary.ts'
import { instant } from './plain-date.arbitrary.ts'

export const responseCode = fc.constantFrom(...Object.values(responseCodes))

export const serviceability: fc.Arbitrary<Serviceability> = fc.record({
  internetAvailable: fc.boolean(),
  tvAvailable: fc.boolean(),
  phoneAvailable: fc.boolean(),
})

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
  serviceability,
  taxRate,
})

export const sessionStatus: fc.Arbitrary<SessionStatus> = fc.record({
  isAlive: fc.boolean(),
  expirationTime: instant,
  remainingMs: fc.nat(SESSION_IDLE_MS),
  lifetimeMs: fc.nat(SESSION_ABSOLUTE_MS),
})

export const sessionInfo: fc.Arbitrary<SessionInfo> = fc.record(
  {
    serviceAddress,
    channel: fc.constantFrom(...channels),
    newCustomer: fc.boolean(),
    serviceSelection: fc.constantFrom('control', 'products', 'unknown'),
    couponEntry: fc.constantFrom('control', 'checkout', 'unknown'),
    bucket: fc.nat(BUCKETS - 1),
    status: sessionStatus,
  },
  { requiredKeys: ['serviceAddress', 'channel', 'newCustomer', 'status'] },
)

/** Every response the address call can return, valid or not: the fields vary independently. */
export const localizationResponse: fc.Arbitrary<LocalizationResponse> = fc.record({
  sessionId: fc.option(fc.constant('session' as SessionId)),
  sessionInfo: fc.option(sessionInfo, { freq: 6 }),
  responseCode,
  providedAddress: address,
  addressList: fc.array(suggestion, { maxLength: 3 }),
  bulkAddressData: fc.option(fc.constant({ property: 'Torre Sur', includedSpeedMbps: 500 })),
  offerCount: fc.nat(4),
})

/** Answers of every kind, none at all, and some about no address; each with every setting of the flags. */
export const judged: fc.Arbitrary<Judged> = fc.record({
  response: fc.option(
    fc.oneof(
      { arbitrary: localizationResponse, weight: 9 },
      {
        arbitrary: fc
          .tuple(localizationResponse, fc.constantFrom('street' as const, 'zip' as const))
          .map(([response, blank]) => ({
            ...response,
            providedAddress: { ...response.providedAddress, [blank]: '' },
          })),
        weight: 1,
      },
    ),
    { freq: 20 },
  ),
  flags: fc.record({ sellNotInBiller: fc.boolean(), blueFeature: fc.boolean() }),
  leadsToBundle: fc.oneof({ arbitrary: fc.constant(false), weight: 9 }, fc.constant(true)),
})
