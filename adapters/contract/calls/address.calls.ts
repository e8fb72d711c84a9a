import type { Zip } from '#core/address/address.ts'
import type { Channel } from '#core/session/session.ts'
import { imap } from '../../shape/composite.shape.ts'
import { postedAddress, zip } from '../entities/address.ts'
import { offersAnswer } from '../entities/catalog.ts'
import { channel, programs } from '../entities/localization.ts'
import { pricedCart } from '../entities/pricing.ts'
import {
  addressContent,
  localizationAnswer,
  locationDetails,
  prelocOffers,
  processedAddress,
} from '../entities/qualification.ts'
import { addressLimit, addressPassLimit, suggestionsLimit } from '../limits.ts'
import { object } from '../../shape/object.shape.ts'
import type { Contract, RequestOf, ResponseOf } from '../record.ts'
import { CHANGE_REFUSALS, NO_PARTS, STORE_CALL_MS, inBody, inPath, nothing, parts } from '../record.ts'
import type { Shape } from '../../shape/shape.ts'
import { text } from '../../shape/shape.ts'
import { localizationCalls } from './localization.calls.ts'

const processRequest: Shape<RequestOf<'processAddress'>> = imap(
  parts({
    params: object<{ readonly channel: Channel }>({ channel }),
    body: object<{ readonly address: RequestOf<'processAddress'>['address'] }>({ address: postedAddress }),
  }),
  ({ params, body }) => ({ channel: params.channel, address: body.address }),
  (request) => ({ ...NO_PARTS, params: { channel: request.channel }, body: { address: request.address } }),
)

export const addressCalls = {
  serviceabilityCheck: { ...localizationCalls.serviceabilityCheck, response: localizationAnswer },

  localize: { ...localizationCalls.localize, response: localizationAnswer },

  expressAddress: { ...localizationCalls.expressAddress, response: localizationAnswer },

  processAddress: {
    summary: 'Returns an address in the network’s spelling, in parts, or the addresses it may mean',
    method: 'POST',
    path: 'misc/process-address/{channel}',
    session: 'none',
    extendsSession: false,
    timeoutMs: STORE_CALL_MS,
    retry: false,
    limit: addressLimit,
    passLimit: addressPassLimit,
    request: processRequest,
    response: processedAddress,
  },

  addProgramDetails: {
    summary:
      'Saves the public assistance programs of the session’s household; returns its offers and its cart',
    method: 'POST',
    path: 'attos/addProgramDetails',
    session: 'required',
    extendsSession: true,
    timeoutMs: STORE_CALL_MS,
    retry: false,
    refusals: CHANGE_REFUSALS,
    request: inBody(object<RequestOf<'addProgramDetails'>>({ programs })),
    response: object<ResponseOf<'addProgramDetails'>>({ programs, cart: pricedCart, offers: offersAnswer }),
  },

  locationDetails: {
    summary: 'Returns the public details of the session’s place',
    method: 'POST',
    path: 'attos/location-details',
    session: 'required',
    extendsSession: true,
    timeoutMs: STORE_CALL_MS,
    retry: false,
    refusals: ['NOT_FOUND'],
    request: inBody(object<RequestOf<'locationDetails'>>({ locationId: text({ min: 1, max: 200 }) })),
    response: locationDetails,
  },

  prelocOffers: {
    summary: 'Returns the plans sold in a zip before an address is known',
    method: 'GET',
    path: 'misc/preloc-offers/{zip}',
    session: 'none',
    extendsSession: false,
    timeoutMs: STORE_CALL_MS,
    retry: true,
    limit: suggestionsLimit,
    request: inPath(object<{ readonly zip: Zip }>({ zip })),
    response: prelocOffers,
  },

  addressContent: {
    summary: 'Returns the texts of the address dialog as a content document',
    method: 'GET',
    path: 'misc/content/address-localization',
    session: 'none',
    extendsSession: false,
    timeoutMs: STORE_CALL_MS,
    retry: true,
    request: nothing,
    response: addressContent,
  },
} satisfies Partial<Contract>
