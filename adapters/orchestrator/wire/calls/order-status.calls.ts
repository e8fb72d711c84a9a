import { codeChannels } from '#core/ports/order-status-calls.ts'
import { orderNumber } from '../entities/identifier.ts'
import { codePromise, orderCode, orderView } from '../entities/order-view.ts'
import { orderCodeLimit, orderLookUpLimit } from '../limits.ts'
import { object } from '../object.shape.ts'
import type { Contract, RequestOf } from '../record.ts'
import { STORE_CALL_MS, inBody } from '../record.ts'
import { literal } from '../shape.ts'

export const orderStatusCalls = {
  requestOrderCode: {
    summary: 'Sends a code to the buyer of an order; answers the same for a number nobody has',
    method: 'POST',
    path: 'misc/order-status/code',
    session: 'none',
    timeoutMs: STORE_CALL_MS,
    retry: false,
    limit: orderCodeLimit,
    request: inBody(
      object<RequestOf<'requestOrderCode'>>({ orderNumber, channel: literal(...codeChannels) }),
    ),
    response: codePromise,
  },

  lookUpOrder: {
    summary: 'An order for the code its buyer was sent; the code is used up',
    method: 'POST',
    path: 'misc/order-status',
    session: 'none',
    timeoutMs: STORE_CALL_MS,
    retry: false,
    limit: orderLookUpLimit,
    refusals: ['NOT_FOUND'],
    request: inBody(object<RequestOf<'lookUpOrder'>>({ orderNumber, code: orderCode })),
    response: orderView,
  },
} satisfies Partial<Contract>
