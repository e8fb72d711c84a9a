import { codeChannels } from '#core/ports/order-status-calls.ts'
import { orderNumber } from '../entities/identifier.ts'
import { codePromise, orderCode, orderView } from '../entities/order-view.ts'
import { orderCodeLimit, orderLookUpLimit } from '../limits.ts'
import { object } from '../../shape/object.shape.ts'
import type { Contract, RequestOf } from '../record.ts'
import { STORE_CALL_MS, inBody } from '../record.ts'
import { literal } from '../../shape/shape.ts'

export const orderStatusCalls = {
  requestOrderCode: {
    summary: 'Sends a code to the buyer of an order; an unknown order number gets the same answer',
    method: 'POST',
    path: 'misc/order-status/code',
    session: 'none',
    extendsSession: false,
    timeoutMs: STORE_CALL_MS,
    retry: false,
    limit: orderCodeLimit,
    needsPass: true,
    request: inBody(
      object<RequestOf<'requestOrderCode'>>({ orderNumber, channel: literal(...codeChannels) }),
    ),
    response: codePromise,
  },

  lookUpOrder: {
    summary: 'Returns an order for the code that was sent to its buyer; uses the code up',
    method: 'POST',
    path: 'misc/order-status',
    session: 'none',
    extendsSession: false,
    timeoutMs: STORE_CALL_MS,
    retry: false,
    limit: orderLookUpLimit,
    refusals: ['NOT_FOUND'],
    request: inBody(object<RequestOf<'lookUpOrder'>>({ orderNumber, code: orderCode })),
    response: orderView,
  },
} satisfies Partial<Contract>
