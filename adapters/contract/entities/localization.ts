import { either as E } from 'fp-ts'
import type { AccountSummary } from '#core/account/account.ts'
import type { AffiliateId } from '#core/affiliate/affiliate-id.ts'
import { AFFILIATE_ID, parseAffiliateId } from '#core/affiliate/affiliate-id.ts'
import { BUCKETS } from '#core/experiments/bucket.ts'
import type { ExperimentName } from '#core/experiments/experiment.ts'
import { experimentNames } from '#core/experiments/experiment.ts'
import { VISIT_TEXT, VISIT_TEXT_MAX, isVisitText } from '#core/localization/address-request.ts'
import { assistancePrograms } from '#core/localization/assistance.ts'
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
import { list, nullable, optional, refined } from '../../shape/composite.shape.ts'
import { object } from '../../shape/object.shape.ts'
import type { Shape } from '../../shape/shape.ts'
import { boolean, integer, literal, text } from '../../shape/shape.ts'
import { address, cityText, stateText, streetText, suggestions, unitText, zipText } from './address.ts'
import { sessionId } from './identifier.ts'
import { withReadyFlag } from '../ready-flag.ts'
import { LINES_MAX, basisPoints, cartLine, cents } from './pricing.ts'
import { duration, instant, plainDate } from './time.ts'

export const channel = literal(...channels)

export const sessionStatus: Shape<SessionStatus> = object<SessionStatus>({
  isAlive: boolean,
  expirationTime: instant,
  remainingMs: duration,
  lifetimeMs: duration,
})

/** Without what only the provider decides on, which no answer contains. */
const serviceability: Shape<Serviceability> = object<Omit<Serviceability, 'internetPlans'>>({
  internetAvailable: boolean,
  tvAvailable: boolean,
  phoneAvailable: boolean,
})

export const programs = list(literal(...assistancePrograms), { max: 20 })

export const serviceAddress: Shape<ServiceAddress> = withReadyFlag(
  object<Omit<ServiceAddress, 'technology'>>({
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
    programs: optional(programs),
    taxes: optional(object<TaxParts>({ state: basisPoints, locality: basisPoints })),
  }),
)

/** A parameter of a visit (LOC-23). */
export const visitText = refined(
  text({ min: 1, max: VISIT_TEXT_MAX, pattern: VISIT_TEXT }),
  E.fromPredicate(isVisitText, () => null),
)

export const affiliateId: Shape<AffiliateId> = refined<string, AffiliateId>(
  text({ min: 3, max: 32, pattern: AFFILIATE_ID }),
  parseAffiliateId,
)

/** The parameters of a visit that a session and its order are credited by (AFF-08). */
export const visitOrigins = {
  vParam: optional(visitText),
  retailTransId: optional(visitText),
  campaign: optional(visitText),
  customerStatus: optional(visitText),
}

export const affiliateInformation = object<{ readonly id: AffiliateId | null }>({ id: nullable(affiliateId) })

/** The account at the address of a session, after its holder has proven to hold it. */
export const accountSummary: Shape<AccountSummary> = object<AccountSummary>({
  holdings: list(cartLine, { max: LINES_MAX }),
  pastDue: cents,
})

/** The variants of a session. A variant may be one that this store does not know. */
export const experimentFields = Object.fromEntries(
  experimentNames.map((name) => [name, optional(visitText)]),
) as Readonly<Record<ExperimentName, Shape<string | undefined>>>

export const sessionInfoFields = {
  serviceAddress,
  channel,
  newCustomer: boolean,
  account: optional(accountSummary),
  ...visitOrigins,
  affiliateInformation: optional(affiliateInformation),
  openedOn: optional(plainDate),
  sellsNotInBiller: optional(boolean),
  ...experimentFields,
  bucket: optional(integer({ min: 0, max: BUCKETS - 1 })),
  status: sessionStatus,
}

export const sessionInfo: Shape<SessionInfo> = object<SessionInfo>(sessionInfoFields)

export const bulkAddressData: Shape<BulkAddressData> = object<BulkAddressData>({
  property: text({ min: 1, max: 120 }),
  includedSpeedMbps: integer({ min: 0, max: 1_000_000 }),
})

export const localizationFields = {
  sessionId: nullable(sessionId),
  sessionInfo: nullable(sessionInfo),
  responseCode: literal(...Object.values(responseCodes)),
  providedAddress: address,
  addressList: suggestions,
  bulkAddressData: nullable(bulkAddressData),
  offerCount: integer({ min: 0, max: 10_000 }),
}

export const localizationResponse: Shape<LocalizationResponse> =
  object<LocalizationResponse>(localizationFields)
