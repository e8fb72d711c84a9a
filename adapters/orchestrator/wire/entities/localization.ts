import type {
  BulkAddressData,
  LocalizationResponse,
  ServiceAddress,
  Serviceability,
  SessionInfo,
} from '#core/localization/localization.ts'
import { responseCodes } from '#core/localization/response-code.ts'
import type { TaxParts } from '#core/pricing/tax.ts'
import type { SessionStatus } from '#core/session/session.ts'
import { channels } from '#core/session/session.ts'
import { nullable, optional } from '../composite.shape.ts'
import { object } from '../object.shape.ts'
import type { Shape } from '../shape.ts'
import { boolean, integer, literal, text } from '../shape.ts'
import { address, cityText, stateText, streetText, suggestions, unitText, zipText } from './address.ts'
import { sessionId } from './identifier.ts'
import { basisPoints } from './pricing.ts'
import { duration, instant } from './time.ts'

export const channel = literal(...channels)

export const sessionStatus: Shape<SessionStatus> = object<SessionStatus>({
  isAlive: boolean,
  expirationTime: instant,
  remainingMs: duration,
  lifetimeMs: duration,
})

const serviceability: Shape<Serviceability> = object<Serviceability>({
  internetAvailable: boolean,
  tvAvailable: boolean,
  phoneAvailable: boolean,
})

const serviceAddress: Shape<ServiceAddress> = object<ServiceAddress>({
  locationId: text({ min: 1, max: 200 }),
  street: streetText,
  unit: unitText,
  city: cityText,
  state: stateText,
  zip: zipText,
  isBulk: boolean,
  productReady: boolean,
  preWorkReady: boolean,
  serviceability,
  taxRate: basisPoints,
  taxes: optional(object<TaxParts>({ state: basisPoints, locality: basisPoints })),
})

export const sessionInfo: Shape<SessionInfo> = object<SessionInfo>({
  serviceAddress,
  channel,
  newCustomer: boolean,
  status: sessionStatus,
})

const bulkAddressData: Shape<BulkAddressData> = object<BulkAddressData>({
  property: text({ min: 1, max: 120 }),
  includedSpeedMbps: integer({ min: 0, max: 1_000_000 }),
})

export const localizationResponse: Shape<LocalizationResponse> = object<LocalizationResponse>({
  sessionId: nullable(sessionId),
  sessionInfo: nullable(sessionInfo),
  responseCode: literal(...Object.values(responseCodes)),
  providedAddress: address,
  addressList: suggestions,
  bulkAddressData: nullable(bulkAddressData),
  offerCount: integer({ min: 0, max: 10_000 }),
})
