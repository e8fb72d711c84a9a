import { branded, nullable, optional } from '../../shape/composite.shape.ts'
import { offersAnswer } from '../entities/catalog.ts'
import { address } from '../entities/address.ts'
import { identifier } from '../entities/identifier.ts'
import { missingDevices } from '../entities/missing-device.ts'
import { savedCartResponse, mergeNotes, restoration } from '../entities/saved-cart.ts'
import { pricedCart } from '../entities/pricing.ts'
import { savedCartLimit } from '../limits.ts'
import { object } from '../../shape/object.shape.ts'
import { boolean } from '../../shape/shape.ts'
import type { Contract, RequestOf, ResponseOf } from '../record.ts'
import { CHANGE_REFUSALS, STORE_CALL_MS, inBody, inPath } from '../record.ts'

export const savedCartCalls = {
  persistCart: {
    summary: 'Saves the cart beyond its session, and on request returns a new code for another device',
    method: 'POST',
    path: 'attos/persistCart',
    session: 'required',
    extendsSession: true,
    timeoutMs: STORE_CALL_MS,
    retry: false,
    needsPass: true,
    refusals: CHANGE_REFUSALS,
    request: inBody(object<RequestOf<'persistCart'>>({ withCode: boolean })),
    response: object<ResponseOf<'persistCart'>>({ saved: nullable(savedCartResponse) }),
    savedCartAfter: ({ saved }) => saved?.cartId ?? null,
  },

  getPersistentCart: {
    summary:
      'Returns the offers of a saved cart by its id or its unused code; for a code also its address, while its session lives',
    method: 'GET',
    path: 'attos/getPersistentCart/{cartId}',
    session: 'none',
    extendsSession: false,
    timeoutMs: STORE_CALL_MS,
    retry: true,
    limit: savedCartLimit,
    refusals: ['NOT_FOUND'],
    request: inPath(object<RequestOf<'getPersistentCart'>>({ cartId: branded(identifier) })),
    response: object<ResponseOf<'getPersistentCart'>>({ restored: restoration, address: optional(address) }),
  },

  restorePersistentCart: {
    summary: 'Adds a saved cart, by its id or its code, to this one, as far as its offers are sold here',
    method: 'GET',
    path: 'attos/restorePersistentCart/{id}',
    session: 'required',
    extendsSession: true,
    timeoutMs: STORE_CALL_MS,
    retry: true,
    limit: savedCartLimit,
    refusals: [...CHANGE_REFUSALS, 'NOT_FOUND'],
    savedCartIn: ({ id }) => id,
    request: inPath(object<RequestOf<'restorePersistentCart'>>({ id: identifier })),
    response: object<ResponseOf<'restorePersistentCart'>>({
      cart: pricedCart,
      offers: offersAnswer,
      notes: mergeNotes,
      missingDevices,
    }),
  },
} satisfies Partial<Contract>
