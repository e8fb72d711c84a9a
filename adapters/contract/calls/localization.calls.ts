import type { AddressAnswer, AddressQualification } from '#core/localization/address-answer.ts'
import type {
  LocalizationOptions,
  LocalizationRequest,
  SessionInfo,
  VisitOrigins,
} from '#core/localization/localization.ts'
import { RETURN_USER_SOURCE } from '#core/localization/localization.ts'
import type { Channel } from '#core/session/session.ts'
import { imap, nullable, optional } from '../../shape/composite.shape.ts'
import type { AddressFields } from '../entities/address.ts'
import {
  addressFields,
  ofAddress,
  postedAddress,
  streetText,
  suggestions,
  toAddress,
  unitText,
  zipText,
} from '../entities/address.ts'
import { addressCodeMapping, alternatives, expectedOn } from '../entities/address-qualification.ts'
import { channel, localizationFields, sessionInfoFields, visitOrigins } from '../entities/localization.ts'
import { addressLimit, addressPassLimit, suggestionsLimit } from '../limits.ts'
import { object, looseObject } from '../../shape/object.shape.ts'
import type { RequestOf, ResponseOf, SaleContract } from '../record.ts'
import { NO_PARTS, STORE_CALL_MS, inBody, inQuery, parts } from '../record.ts'
import type { Shape } from '../../shape/shape.ts'
import { boolean, flag, literal } from '../../shape/shape.ts'

type LocalizationBody = AddressFields & { readonly channel: Channel } & LocalizationOptions
type ExpressBody = AddressFields & { readonly channel: Channel } & VisitOrigins

const localizationRequest: Shape<LocalizationRequest> = imap(
  parts({
    query: object<{ readonly returnNearbyMatch?: boolean }>({ returnNearbyMatch: optional(flag) }),
    body: object<LocalizationBody>({
      ...addressFields,
      channel,
      ...visitOrigins,
      fetchOffers: optional(boolean),
      isMultipleAptUnit: optional(boolean),
      source: optional(literal(RETURN_USER_SOURCE)),
    }),
  }),
  ({ query, body: { streetAddress, aptUnit, zipCode, ...asked } }) => ({
    address: toAddress({ streetAddress, aptUnit, zipCode }),
    returnNearbyMatch: query.returnNearbyMatch ?? false,
    ...asked,
  }),
  ({ address, returnNearbyMatch, ...asked }) => ({
    ...NO_PARTS,
    query: returnNearbyMatch ? { returnNearbyMatch } : {},
    body: { ...ofAddress(address), ...asked },
  }),
)

/** The part of the full answer that the sale reads. The rest would only add weight to its pages. */
const saleAnswer: Shape<AddressAnswer> = looseObject<AddressAnswer>({
  ...localizationFields,
  expectedOn: optional(expectedOn),
  alternatives: optional(alternatives),
  addressResponse: optional(looseObject<AddressQualification['addressResponse']>({ addressCodeMapping })),
  sessionInfo: nullable(looseObject<SessionInfo>(sessionInfoFields)),
})

const expressRequest: Shape<RequestOf<'expressAddress'>> = imap(
  inBody(object<ExpressBody>({ ...addressFields, channel, ...visitOrigins })),
  ({ streetAddress, aptUnit, zipCode, ...visit }) => ({
    address: toAddress({ streetAddress, aptUnit, zipCode }),
    ...visit,
  }),
  ({ address, ...visit }) => ({ ...ofAddress(address), ...visit }),
)

export const localizationCalls = {
  serviceabilityCheck: {
    summary: 'Returns what is available at an address, without opening a session',
    method: 'POST',
    path: 'misc/serviceability-check/{channel}',
    session: 'none',
    extendsSession: false,
    timeoutMs: STORE_CALL_MS,
    retry: true,
    limit: addressLimit,
    passLimit: addressPassLimit,
    request: imap(
      parts({ params: object<{ readonly channel: Channel }>({ channel }), body: postedAddress }),
      ({ params, body }) => ({ channel: params.channel, address: body }),
      ({ channel, address }) => ({ ...NO_PARTS, params: { channel }, body: address }),
    ),
    response: saleAnswer,
  },

  addressSuggestions: {
    summary: 'Suggests streets by text, or the units of one street and zip',
    method: 'GET',
    path: 'misc/address-suggestions',
    session: 'none',
    extendsSession: false,
    timeoutMs: STORE_CALL_MS,
    retry: true,
    limit: suggestionsLimit,
    request: inQuery(
      object<RequestOf<'addressSuggestions'>>({
        text: streetText,
        zip: optional(zipText),
        unit: optional(unitText),
      }),
    ),
    response: object<ResponseOf<'addressSuggestions'>>({ suggestions, areSamples: optional(boolean) }),
  },

  localize: {
    summary: 'Returns what is available at an address; opens a session and ends the previous one',
    method: 'POST',
    path: 'attos/address',
    session: 'none',
    extendsSession: false,
    timeoutMs: STORE_CALL_MS,
    retry: false,
    limit: addressLimit,
    passLimit: addressPassLimit,
    request: localizationRequest,
    response: saleAnswer,
    sessionAfter: ({ sessionId }) => sessionId,
  },

  expressAddress: {
    summary:
      'Like attos/address, for an address in the network’s own spelling: no search, no choice of units, no nearby address',
    method: 'POST',
    path: 'attos/express-address',
    session: 'none',
    extendsSession: false,
    timeoutMs: STORE_CALL_MS,
    retry: false,
    limit: addressLimit,
    passLimit: addressPassLimit,
    request: expressRequest,
    response: saleAnswer,
    sessionAfter: ({ sessionId }) => sessionId,
  },
} satisfies Partial<SaleContract>
