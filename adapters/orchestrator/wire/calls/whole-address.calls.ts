import { either as E } from 'fp-ts'
import type { Zip } from '#core/address/address.ts'
import { VISIT_TEXT, VISIT_TEXT_MAX, isVisitText } from '#core/localization/address-request.ts'
import type { LocalizationAsk, LocalizationWish } from '#core/ports/address-answers.ts'
import type { Channel } from '#core/session/session.ts'
import { optional, refined, seenAs } from '../composite.shape.ts'
import type { AddressFields } from '../entities/address.ts'
import { addressFields, ofAddress, postedAddress, toAddress, zip } from '../entities/address.ts'
import { channel, programs } from '../entities/localization.ts'
import {
  addressContent,
  localizationAnswer,
  locationDetails,
  prelocOffers,
  processedAddress,
} from '../entities/qualification.ts'
import { addressLimit, suggestionsLimit } from '../limits.ts'
import { object } from '../object.shape.ts'
import type { Contract, RequestOf, ResponseOf } from '../record.ts'
import { CHANGE_REFUSALS, NO_PARTS, STORE_CALL_MS, inBody, inPath, nothing, parts } from '../record.ts'
import type { Shape } from '../shape.ts'
import { boolean, flag, text } from '../shape.ts'
import { addressCalls } from './address.calls.ts'

const visitText = refined(
  text({ min: 1, max: VISIT_TEXT_MAX, pattern: VISIT_TEXT }),
  E.fromPredicate(isVisitText, () => null),
)

type LocalizationBody = AddressFields & { readonly channel: Channel } & LocalizationWish

const localizationAsk: Shape<LocalizationAsk> = seenAs(
  parts({
    query: object<{ readonly returnNearbyMatch?: boolean }>({ returnNearbyMatch: optional(flag) }),
    body: object<LocalizationBody>({
      ...addressFields,
      channel,
      vParam: optional(visitText),
      retailTransId: optional(visitText),
      fetchOffers: optional(boolean),
      isMultipleAptUnit: optional(boolean),
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

const expressRequest: Shape<RequestOf<'expressAddress'>> = seenAs(
  inBody(object<AddressFields & { readonly channel: Channel }>({ ...addressFields, channel })),
  (body) => ({ channel: body.channel, address: toAddress(body) }),
  (asked) => ({ ...ofAddress(asked.address), channel: asked.channel }),
)

const processRequest: Shape<RequestOf<'processAddress'>> = seenAs(
  parts({
    params: object<{ readonly channel: Channel }>({ channel }),
    body: object<{ readonly address: RequestOf<'processAddress'>['address'] }>({ address: postedAddress }),
  }),
  ({ params, body }) => ({ channel: params.channel, address: body.address }),
  (asked) => ({ ...NO_PARTS, params: { channel: asked.channel }, body: { address: asked.address } }),
)

export const wholeAddressCalls = {
  serviceabilityCheck: { ...addressCalls.serviceabilityCheck, response: localizationAnswer },

  localize: {
    ...addressCalls.localize,
    request: localizationAsk,
    response: localizationAnswer,
    sessionAfter: ({ sessionId }) => sessionId,
  },

  expressAddress: {
    summary:
      'As attos/address for an address in the network’s own spelling alone: nothing is searched for, neither units nor a nearby address are offered',
    method: 'POST',
    path: 'attos/express-address',
    session: 'none',
    timeoutMs: STORE_CALL_MS,
    retry: false,
    limit: addressLimit,
    request: expressRequest,
    response: localizationAnswer,
    sessionAfter: ({ sessionId }) => sessionId,
  },

  processAddress: {
    summary: 'How the network writes an address, in its parts, or the addresses it may be',
    method: 'POST',
    path: 'misc/process-address/{channel}',
    session: 'none',
    timeoutMs: STORE_CALL_MS,
    retry: false,
    limit: addressLimit,
    request: processRequest,
    response: processedAddress,
  },

  addProgramDetails: {
    summary: 'What public assistance the household of the session is part of',
    method: 'POST',
    path: 'attos/addProgramDetails',
    session: 'required',
    timeoutMs: STORE_CALL_MS,
    retry: false,
    refusals: CHANGE_REFUSALS,
    request: inBody(object<RequestOf<'addProgramDetails'>>({ programs })),
    response: object<ResponseOf<'addProgramDetails'>>({ programs }),
  },

  locationDetails: {
    summary: 'All that may be told of the session’s place',
    method: 'POST',
    path: 'attos/location-details',
    session: 'required',
    timeoutMs: STORE_CALL_MS,
    retry: false,
    refusals: ['NOT_FOUND'],
    request: inBody(object<RequestOf<'locationDetails'>>({ locationId: text({ min: 1, max: 200 }) })),
    response: locationDetails,
  },

  prelocOffers: {
    summary: 'What is sold in a zip before there is an address',
    method: 'GET',
    path: 'misc/preloc-offers/{zip}',
    session: 'none',
    timeoutMs: STORE_CALL_MS,
    retry: true,
    limit: suggestionsLimit,
    request: inPath(object<{ readonly zip: Zip }>({ zip })),
    response: prelocOffers,
  },

  addressContent: {
    summary: 'The words of the address dialog, as a content document',
    method: 'GET',
    path: 'misc/content/address-localization',
    session: 'none',
    timeoutMs: STORE_CALL_MS,
    retry: true,
    request: nothing,
    response: addressContent,
  },
} satisfies Partial<Contract>
