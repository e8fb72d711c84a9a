import type {
  LocalizationRequest,
  LocalizationResponse,
  SessionInfo,
} from '#core/localization/localization.ts'
import type { Channel } from '#core/session/session.ts'
import { nullable, optional, seenAs } from '../composite.shape.ts'
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
import { channel, localizationFields, sessionInfoFields } from '../entities/localization.ts'
import { addressLimit, suggestionsLimit } from '../limits.ts'
import { object, picked } from '../object.shape.ts'
import type { RequestOf, ResponseOf, SaleContract } from '../record.ts'
import { NO_PARTS, STORE_CALL_MS, inQuery, parts } from '../record.ts'
import type { Shape } from '../shape.ts'
import { flag } from '../shape.ts'

type LocalizationBody = AddressFields & { readonly channel: Channel }

const localizationRequest: Shape<LocalizationRequest> = seenAs(
  parts({
    query: object<{ readonly returnNearbyMatch?: boolean }>({ returnNearbyMatch: optional(flag) }),
    body: object<LocalizationBody>({ ...addressFields, channel }),
  }),
  ({ query, body }) => ({
    address: toAddress(body),
    channel: body.channel,
    returnNearbyMatch: query.returnNearbyMatch ?? false,
  }),
  ({ address, channel, returnNearbyMatch }) => ({
    ...NO_PARTS,
    query: returnNearbyMatch ? { returnNearbyMatch } : {},
    body: { ...ofAddress(address), channel },
  }),
)

/** What the sale reads of an answer that tells more: the rest is left where it is, and weighs nothing on a page. */
const seenOfAnswer: Shape<LocalizationResponse> = picked<LocalizationResponse>({
  ...localizationFields,
  sessionInfo: nullable(picked<SessionInfo>(sessionInfoFields)),
})

export const addressCalls = {
  serviceabilityCheck: {
    summary: 'What can be had at an address, without opening a session',
    method: 'POST',
    path: 'misc/serviceability-check/{channel}',
    session: 'none',
    timeoutMs: STORE_CALL_MS,
    retry: true,
    limit: addressLimit,
    request: seenAs(
      parts({ params: object<{ readonly channel: Channel }>({ channel }), body: postedAddress }),
      ({ params, body }) => ({ channel: params.channel, address: body }),
      ({ channel, address }) => ({ ...NO_PARTS, params: { channel }, body: address }),
    ),
    response: seenOfAnswer,
  },

  addressSuggestions: {
    summary: 'Streets by text, or the units of one street and zip',
    method: 'GET',
    path: 'misc/address-suggestions',
    session: 'none',
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
    response: object<ResponseOf<'addressSuggestions'>>({ suggestions }),
  },

  localize: {
    summary: 'What can be had at an address; opens a session and leaves the one before',
    method: 'POST',
    path: 'attos/address',
    session: 'none',
    timeoutMs: STORE_CALL_MS,
    retry: false,
    limit: addressLimit,
    request: localizationRequest,
    response: seenOfAnswer,
    sessionAfter: ({ sessionId }) => sessionId,
  },
} satisfies Partial<SaleContract>
