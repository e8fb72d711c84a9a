import { codeChannels } from '#core/ports/order-status-calls.ts'
import { visitWindows } from '../entities/checkout.ts'
import { orderNumber, windowId } from '../entities/identifier.ts'
import { codePromise, foundOrder, orderCode, orderProof, orderView } from '../entities/order-view.ts'
import { orderCodeLimit, orderLookUpLimit, orderVisitLimit } from '../limits.ts'
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
    response: foundOrder,
  },

  orderVisitWindows: {
    summary: 'Returns the windows to which the visit of an order can be moved, for the proof of its code',
    method: 'POST',
    path: 'misc/order-status/visit-windows',
    session: 'none',
    extendsSession: false,
    timeoutMs: STORE_CALL_MS,
    retry: false,
    limit: orderVisitLimit,
    refusals: ['NOT_FOUND', 'CHANGE_BLOCKED'],
    request: inBody(object<RequestOf<'orderVisitWindows'>>({ orderNumber, proof: orderProof })),
    response: visitWindows,
  },

  moveOrderVisit: {
    summary: 'Moves the visit of an order to another window, for the proof of its code',
    method: 'PUT',
    path: 'misc/order-status/visit',
    session: 'none',
    extendsSession: false,
    timeoutMs: STORE_CALL_MS,
    retry: false,
    limit: orderVisitLimit,
    refusals: ['NOT_FOUND', 'WINDOW_GONE', 'CHANGE_BLOCKED'],
    request: inBody(object<RequestOf<'moveOrderVisit'>>({ orderNumber, proof: orderProof, windowId })),
    response: orderView,
  },
} satisfies Partial<Contract>
