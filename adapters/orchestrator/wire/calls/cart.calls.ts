import { lineOfBusiness, offersAnswer } from '../entities/catalog.ts'
import { offerId } from '../entities/identifier.ts'
import { pricedCart, quantity } from '../entities/pricing.ts'
import { object } from '../object.shape.ts'
import type { Contract, RequestOf } from '../record.ts'
import { CHANGE_REFUSALS, STORE_CALL_MS, inBody, inPath, inQuery, nothing } from '../record.ts'
import { flag } from '../shape.ts'

export const cartCalls = {
  getOffers: {
    summary: 'What is sold at the address of the session, with whole prices',
    method: 'GET',
    path: 'attos/getOffers',
    session: 'required',
    timeoutMs: STORE_CALL_MS,
    retry: true,
    refusals: ['STEP_MISSING'],
    request: inQuery(object<RequestOf<'getOffers'>>({ featuredOffersOnly: flag })),
    response: offersAnswer,
  },

  addOffer: {
    summary: 'Puts a plan into the cart in place of the one of its line of business',
    method: 'POST',
    path: 'attos/offer',
    session: 'required',
    timeoutMs: STORE_CALL_MS,
    retry: false,
    refusals: [...CHANGE_REFUSALS, 'OFFER_UNKNOWN'],
    request: inBody(object<RequestOf<'addOffer'>>({ offerId })),
    response: pricedCart,
  },

  removeOffer: {
    summary: 'Takes a plan out of the cart, and what goes with it',
    method: 'DELETE',
    path: 'attos/offer/{id}',
    session: 'required',
    timeoutMs: STORE_CALL_MS,
    retry: false,
    refusals: [...CHANGE_REFUSALS, 'OFFER_UNKNOWN'],
    request: inPath(object<RequestOf<'removeOffer'>>({ id: offerId })),
    response: pricedCart,
  },

  addCartItem: {
    summary: 'Sets how many of an add-on, or of a plan sold by the line, the cart holds',
    method: 'PUT',
    path: 'attos/addCartItem',
    session: 'required',
    timeoutMs: STORE_CALL_MS,
    retry: false,
    refusals: [...CHANGE_REFUSALS, 'OFFER_UNKNOWN', 'QUANTITY_OUT_OF_RANGE', 'PLAN_MISSING'],
    request: inBody(object<RequestOf<'addCartItem'>>({ offerId, quantity, lineOfBusiness })),
    response: pricedCart,
  },

  removeCartItem: {
    summary: 'Takes an add-on, or a plan sold by the line, out of the cart',
    method: 'PUT',
    path: 'attos/removeCartItem',
    session: 'required',
    timeoutMs: STORE_CALL_MS,
    retry: false,
    refusals: [...CHANGE_REFUSALS, 'OFFER_UNKNOWN'],
    request: inBody(object<RequestOf<'removeCartItem'>>({ offerId, lineOfBusiness })),
    response: pricedCart,
  },

  cart: {
    summary: 'The cart with its price',
    method: 'GET',
    path: 'attos/cart',
    session: 'required',
    timeoutMs: STORE_CALL_MS,
    retry: true,
    request: nothing,
    response: pricedCart,
  },

  cartSummary: {
    summary: 'The cart with its price, with or without taxes',
    method: 'GET',
    path: 'attos/cart-summary',
    session: 'required',
    timeoutMs: STORE_CALL_MS,
    retry: true,
    request: inQuery(object<RequestOf<'cartSummary'>>({ returnTaxes: flag })),
    response: pricedCart,
  },
} satisfies Partial<Contract>
