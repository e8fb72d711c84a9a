import { list, nullable } from '../../shape/composite.shape.ts'
import { identifier, offerId } from '../entities/identifier.ts'
import { lineNumber, numberStatus, phoneDetails, portability } from '../entities/phone.ts'
import { phoneLimit } from '../limits.ts'
import { offersAnswer } from '../entities/catalog.ts'
import { pricedCart } from '../entities/pricing.ts'
import { object } from '../../shape/object.shape.ts'
import type { Contract, RequestOf, ResponseOf } from '../record.ts'
import { CHANGE_REFUSALS, STORE_CALL_MS, inBody, nothing } from '../record.ts'
import { text } from '../../shape/shape.ts'

export const phoneCalls = {
  phoneOptions: {
    summary: 'Returns numbers that a new line can have, and the numbers of the lines in the cart',
    method: 'GET',
    path: 'attos/phone-options',
    session: 'required',
    extendsSession: true,
    timeoutMs: STORE_CALL_MS,
    retry: true,
    refusals: ['STEP_MISSING', 'PLAN_MISSING'],
    request: nothing,
    response: object<ResponseOf<'phoneOptions'>>({ offered: list(lineNumber, { max: 10 }), phoneDetails }),
  },

  verifyPhoneNumber: {
    summary: 'Checks whether a number is in use, and returns numbers that a new line can have',
    method: 'POST',
    path: 'attos/verify-phone-number',
    session: 'required',
    extendsSession: true,
    timeoutMs: STORE_CALL_MS,
    retry: false,
    limit: phoneLimit,
    refusals: [...CHANGE_REFUSALS, 'PLAN_MISSING'],
    request: inBody(object<RequestOf<'verifyPhoneNumber'>>({ telephoneNumber: lineNumber })),
    response: object<ResponseOf<'verifyPhoneNumber'>>({
      telephoneNumber: lineNumber,
      status: numberStatus,
      offered: list(lineNumber, { max: 10 }),
    }),
  },

  phonePortability: {
    summary: 'Checks whether a number can be ported to a line; the reason is one code',
    method: 'POST',
    path: 'attos/phone-portability-details',
    session: 'required',
    extendsSession: true,
    timeoutMs: STORE_CALL_MS,
    retry: false,
    limit: phoneLimit,
    refusals: [...CHANGE_REFUSALS, 'OFFER_UNKNOWN', 'PLAN_MISSING'],
    request: inBody(
      object<RequestOf<'phonePortability'>>({
        phoneProductId: offerId,
        telephoneNumber: lineNumber,
        lineId: identifier,
      }),
    ),
    response: object<ResponseOf<'phonePortability'>>({
      phoneProductId: offerId,
      lineId: identifier,
      telephoneNumber: lineNumber,
      portability,
      carrier: nullable(text({ min: 1, max: 60 })),
    }),
  },

  updatePhoneDetails: {
    summary: 'Saves the numbers of lines; a ported number must have been found portable for its line',
    method: 'POST',
    path: 'attos/update-phone-details',
    session: 'required',
    extendsSession: true,
    timeoutMs: STORE_CALL_MS,
    retry: false,
    refusals: [...CHANGE_REFUSALS, 'OFFER_UNKNOWN', 'PLAN_MISSING', 'QUANTITY_OUT_OF_RANGE'],
    request: inBody(object<RequestOf<'updatePhoneDetails'>>({ phoneDetails })),
    response: object<ResponseOf<'updatePhoneDetails'>>({
      phoneDetails,
      cart: pricedCart,
      offers: offersAnswer,
    }),
  },
} satisfies Partial<Contract>
