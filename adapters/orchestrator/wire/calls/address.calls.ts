import type { LocalizationRequest } from '#core/localization/localization.ts'
import type { Channel } from '#core/session/session.ts'
import { optional, seenAs } from '../composite.shape.ts'
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
import { channel, localizationResponse } from '../entities/localization.ts'
import { addressLimit, suggestionsLimit } from '../limits.ts'
import { object } from '../object.shape.ts'
import type { Contract, RequestOf, ResponseOf } from '../record.ts'
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
    response: localizationResponse,
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
    response: localizationResponse,
    sessionAfter: ({ sessionId }) => sessionId,
  },
} satisfies Partial<Contract>
