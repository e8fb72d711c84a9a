import type { IdempotencyKey } from '#core/checkout/order.ts'
import type { OrderRequest } from '#core/ports/checkout-orchestrator.ts'
import { imap, optional } from '../../shape/composite.shape.ts'
import { idempotencyKey, intentId } from '../entities/identifier.ts'
import { orderAnswer } from '../entities/order.ts'
import { paymentKey, paymentRequest, paymentSummary } from '../entities/payment.ts'
import { seal, totals } from '../entities/pricing.ts'
import { orderLimit, orderStatusLimit, paymentLimit, paymentSessionLimit } from '../limits.ts'
import { object, looseObject } from '../../shape/object.shape.ts'
import { literal } from '../../shape/shape.ts'
import type { Contract, RequestOf, ResponseOf } from '../record.ts'
import {
  CHANGE_REFUSALS,
  GATEWAY_CALL_MS,
  IDEMPOTENCY_HEADER,
  NO_PARTS,
  STORE_CALL_MS,
  inPath,
  nothing,
  parts,
} from '../record.ts'
import { inEncryptedBody } from './encrypted-body.ts'

type KeyHeader = { readonly [IDEMPOTENCY_HEADER]: IdempotencyKey }

export const orderCalls = {
  paymentSession: {
    summary: 'Issues a one-time key to encrypt a card, an account or an identification',
    method: 'POST',
    path: 'attos/payment-session',
    session: 'required',
    extendsSession: true,
    timeoutMs: GATEWAY_CALL_MS,
    retry: false,
    limit: paymentSessionLimit,
    refusals: CHANGE_REFUSALS,
    request: nothing,
    response: paymentKey,
  },

  validatePayment: {
    summary: 'Stores an encrypted card or account; one in clear is always refused',
    method: 'POST',
    path: 'attos/payment-validate',
    session: 'required',
    extendsSession: true,
    timeoutMs: GATEWAY_CALL_MS,
    retry: false,
    limit: paymentLimit,
    refusals: [...CHANGE_REFUSALS, 'PAYMENT_KEY_UNUSABLE', 'PAYMENT_REJECTED'],
    request: inEncryptedBody(paymentRequest),
    response: object<ResponseOf<'validatePayment'>>({ payment: paymentSummary }),
  },

  order: {
    summary: 'Places the order once per key, at the sealed price that the buyer saw',
    method: 'POST',
    path: 'attos/order',
    session: 'required',
    extendsSession: true,
    timeoutMs: GATEWAY_CALL_MS,
    retry: true,
    limit: orderLimit,
    refusals: [
      ...CHANGE_REFUSALS,
      'WINDOW_GONE',
      'OUT_OF_STOCK',
      'TRADE_IN_OPEN',
      'PRICE_MOVED',
      'SEAL_INVALID',
      'KEY_REUSED',
    ],
    request: imap(
      parts({
        headers: looseObject<KeyHeader>({ [IDEMPOTENCY_HEADER]: idempotencyKey }),
        body: object<Omit<OrderRequest, 'key'>>({
          expected: totals,
          seal,
          visitByPhone: optional(literal(true)),
        }),
      }),
      ({ headers, body }) => ({ key: headers[IDEMPOTENCY_HEADER], ...body }),
      ({ key, ...body }) => ({ ...NO_PARTS, headers: { [IDEMPOTENCY_HEADER]: key }, body }),
    ),
    response: orderAnswer,
    status: ({ state }) => (state === 'pending' ? 202 : 200),
  },

  orderStatus: {
    summary: 'Returns the result of an order in doubt',
    method: 'GET',
    path: 'attos/order/{id}',
    session: 'required',
    extendsSession: true,
    timeoutMs: STORE_CALL_MS,
    retry: true,
    limit: orderStatusLimit,
    refusals: ['NOT_FOUND'],
    request: inPath(object<RequestOf<'orderStatus'>>({ id: intentId })),
    response: orderAnswer,
  },
} satisfies Partial<Contract>
