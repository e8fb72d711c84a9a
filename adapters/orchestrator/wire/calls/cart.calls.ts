import { lineOfBusiness, offersAnswer } from '../entities/catalog.ts'
import { offerId } from '../entities/identifier.ts'
import { pricedCart, quantity } from '../entities/pricing.ts'
import { object } from '../object.shape.ts'
import type { Contract, RequestOf } from '../record.ts'
import { STORE_CALL_MS, inBody, inPath, inQuery, nothing } from '../record.ts'
import { flag } from '../shape.ts'

export const cartCalls = {
  getOffers: {
    summary: 'What is sold at the address of the session, with whole prices',
    method: 'GET',
    path: 'attos/getOffers',
    session: 'required',
    timeoutMs: STORE_CALL_MS,
    retry: true,
    request: inQuery(object<RequestOf<'getOffers'>>({ featuredOffersOnly: flag })),
    response: offersAnswer,
  },

  addOffer: {
    summary: 'Puts a plan into the cart in place of the one there',
    method: 'POST',
    path: 'attos/offer',
    session: 'required',
    timeoutMs: STORE_CALL_MS,
    retry: false,
    request: inBody(object<RequestOf<'addOffer'>>({ offerId })),
    response: pricedCart,
  },

  removeOffer: {
    summary: 'Takes an offer out of the cart',
    method: 'DELETE',
    path: 'attos/offer/{id}',
    session: 'required',
    timeoutMs: STORE_CALL_MS,
    retry: false,
    request: inPath(object<RequestOf<'removeOffer'>>({ id: offerId })),
    response: pricedCart,
  },

  addCartItem: {
    summary: 'Sets how many of an add-on the cart holds',
    method: 'PUT',
    path: 'attos/addCartItem',
    session: 'required',
    timeoutMs: STORE_CALL_MS,
    retry: false,
    request: inBody(object<RequestOf<'addCartItem'>>({ offerId, quantity, lineOfBusiness })),
    response: pricedCart,
  },

  removeCartItem: {
    summary: 'Takes an add-on out of the cart',
    method: 'PUT',
    path: 'attos/removeCartItem',
    session: 'required',
    timeoutMs: STORE_CALL_MS,
    retry: false,
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
