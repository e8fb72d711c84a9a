import { list, nullable } from '../../shape/composite.shape.ts'
import { offersAnswer } from '../entities/catalog.ts'
import { LINES_MAX, cartLine, cartVersion, pricedCart } from '../entities/pricing.ts'
import { object } from '../../shape/object.shape.ts'
import type { Contract, RequestOf } from '../record.ts'
import { CHANGE_REFUSALS, STORE_CALL_MS, inBody, inQuery, nothing } from '../record.ts'
import { flag } from '../../shape/shape.ts'

export const cartCalls = {
  getOffers: {
    summary: 'Returns the offers of the session’s address, with full prices; no offers without a session',
    method: 'GET',
    path: 'attos/getOffers',
    session: 'optional',
    extendsSession: true,
    timeoutMs: STORE_CALL_MS,
    retry: true,
    refusals: ['STEP_MISSING'],
    request: inQuery(object<RequestOf<'getOffers'>>({ featuredOffersOnly: flag })),
    response: offersAnswer,
  },

  modifyCart: {
    summary: 'Puts exactly these plans and add-ons into this version of the cart, or changes nothing',
    method: 'PUT',
    path: 'attos/modify-cart',
    session: 'required',
    extendsSession: true,
    timeoutMs: STORE_CALL_MS,
    retry: false,
    refusals: [...CHANGE_REFUSALS, 'CART_STALE', 'OFFER_UNKNOWN', 'QUANTITY_OUT_OF_RANGE', 'PLAN_MISSING'],
    request: inBody(
      object<RequestOf<'modifyCart'>>({ version: cartVersion, lines: list(cartLine, { max: LINES_MAX }) }),
    ),
    response: pricedCart,
  },

  cart: {
    summary: 'Returns the cart with its price; null without a session',
    method: 'GET',
    path: 'attos/cart',
    session: 'optional',
    extendsSession: true,
    timeoutMs: STORE_CALL_MS,
    retry: true,
    request: nothing,
    response: nullable(pricedCart),
  },
} satisfies Partial<Contract>
