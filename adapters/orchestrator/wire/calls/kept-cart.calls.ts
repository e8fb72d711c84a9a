import { nullable } from '../composite.shape.ts'
import { cartId, identifier } from '../entities/identifier.ts'
import { keptAnswer, mergeNotes, restoration } from '../entities/kept-cart.ts'
import { pricedCart } from '../entities/pricing.ts'
import { keptCartLimit } from '../limits.ts'
import { object } from '../object.shape.ts'
import type { Contract, RequestOf, ResponseOf } from '../record.ts'
import { CHANGE_REFUSALS, STORE_CALL_MS, inPath, nothing } from '../record.ts'

export const keptCartCalls = {
  persistCart: {
    summary: 'Keeps the cart beyond its session, and gives a code for another device',
    method: 'POST',
    path: 'attos/persistCart',
    session: 'required',
    timeoutMs: STORE_CALL_MS,
    retry: false,
    refusals: CHANGE_REFUSALS,
    request: nothing,
    response: object<ResponseOf<'persistCart'>>({ kept: nullable(keptAnswer) }),
  },

  getPersistentCart: {
    summary: 'The offers of a kept cart, by its handle',
    method: 'GET',
    path: 'attos/getPersistentCart/{cartId}',
    session: 'none',
    timeoutMs: STORE_CALL_MS,
    retry: true,
    limit: keptCartLimit,
    refusals: ['NOT_FOUND'],
    request: inPath(object<RequestOf<'getPersistentCart'>>({ cartId })),
    response: object<ResponseOf<'getPersistentCart'>>({ restored: restoration }),
  },

  restorePersistentCart: {
    summary: 'Puts a kept cart, by its handle or its code, into this one, as far as it is sold here',
    method: 'GET',
    path: 'attos/restorePersistentCart/{id}',
    session: 'required',
    timeoutMs: STORE_CALL_MS,
    retry: true,
    limit: keptCartLimit,
    refusals: [...CHANGE_REFUSALS, 'NOT_FOUND'],
    request: inPath(object<RequestOf<'restorePersistentCart'>>({ id: identifier })),
    response: object<ResponseOf<'restorePersistentCart'>>({ cart: pricedCart, notes: mergeNotes }),
  },
} satisfies Partial<Contract>
