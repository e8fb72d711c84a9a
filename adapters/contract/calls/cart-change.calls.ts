import { cartChanges, disclaimer, lineOfferRequest, seenCart, swapChoices } from '../entities/cart-change.ts'
import { lineOfBusiness } from '../entities/catalog.ts'
import { offerId } from '../entities/identifier.ts'
import { saleStep } from '../entities/order.ts'
import { pricedCart, quantity } from '../entities/pricing.ts'
import { object } from '../../shape/object.shape.ts'
import type { Contract, RequestOf, ResponseOf } from '../record.ts'
import { CHANGE_REFUSALS, STORE_CALL_MS, inBody, inPath, inQuery, nothing } from '../record.ts'
import { flag } from '../../shape/shape.ts'

const LINE_REFUSALS = [...CHANGE_REFUSALS, 'CART_STALE', 'OFFER_UNKNOWN'] as const

export const cartChangeCalls = {
  addOffer: {
    summary: 'Puts a plan into the cart in place of the one in its line of business',
    method: 'POST',
    path: 'attos/offer',
    session: 'required',
    extendsSession: true,
    timeoutMs: STORE_CALL_MS,
    retry: false,
    refusals: [...CHANGE_REFUSALS, 'OFFER_UNKNOWN', 'PLAN_MISSING'],
    request: inBody(object<RequestOf<'addOffer'>>({ offerId })),
    response: pricedCart,
  },

  removeOffer: {
    summary: 'Removes a plan from the cart, with the offers that require it',
    method: 'DELETE',
    path: 'attos/offer/{id}',
    session: 'required',
    extendsSession: true,
    timeoutMs: STORE_CALL_MS,
    retry: false,
    refusals: [...CHANGE_REFUSALS, 'OFFER_UNKNOWN'],
    request: inPath(object<RequestOf<'removeOffer'>>({ id: offerId })),
    response: pricedCart,
  },

  addCartItem: {
    summary: 'Sets the quantity of an add-on, or of a plan sold by the line',
    method: 'PUT',
    path: 'attos/addCartItem',
    session: 'required',
    extendsSession: true,
    timeoutMs: STORE_CALL_MS,
    retry: false,
    refusals: [...CHANGE_REFUSALS, 'OFFER_UNKNOWN', 'QUANTITY_OUT_OF_RANGE', 'PLAN_MISSING'],
    request: inBody(object<RequestOf<'addCartItem'>>({ offerId, quantity, lineOfBusiness })),
    response: pricedCart,
  },

  removeCartItem: {
    summary: 'Removes an add-on, or a plan sold by the line, from the cart',
    method: 'PUT',
    path: 'attos/removeCartItem',
    session: 'required',
    extendsSession: true,
    timeoutMs: STORE_CALL_MS,
    retry: false,
    refusals: [...CHANGE_REFUSALS, 'OFFER_UNKNOWN'],
    request: inBody(object<RequestOf<'removeCartItem'>>({ offerId, lineOfBusiness })),
    response: pricedCart,
  },

  cartSummary: {
    summary: 'Returns the cart with its price, with or without taxes',
    method: 'GET',
    path: 'attos/cart-summary',
    session: 'required',
    extendsSession: true,
    timeoutMs: STORE_CALL_MS,
    retry: true,
    request: inQuery(object<RequestOf<'cartSummary'>>({ returnTaxes: flag })),
    response: pricedCart,
  },

  offerSwap: {
    summary: 'Returns the offers that can replace one in the cart, with the changes',
    method: 'GET',
    path: 'attos/offerSwap/{id}',
    session: 'required',
    extendsSession: true,
    timeoutMs: STORE_CALL_MS,
    retry: true,
    refusals: ['STEP_MISSING', 'OFFER_UNKNOWN'],
    request: inPath(object<RequestOf<'offerSwap'>>({ id: offerId })),
    response: object<ResponseOf<'offerSwap'>>({ choices: swapChoices }),
  },

  tvOffer: {
    summary: 'Adds a television plan or replaces the active one',
    method: 'POST',
    path: 'attos/tv-offer',
    session: 'required',
    extendsSession: true,
    timeoutMs: STORE_CALL_MS,
    retry: false,
    refusals: LINE_REFUSALS,
    request: inBody(lineOfferRequest),
    response: pricedCart,
  },

  phoneOffer: {
    summary: 'Adds a telephone plan or replaces the active one',
    method: 'POST',
    path: 'attos/phone-offer',
    session: 'required',
    extendsSession: true,
    timeoutMs: STORE_CALL_MS,
    retry: false,
    refusals: LINE_REFUSALS,
    request: inBody(lineOfferRequest),
    response: pricedCart,
  },

  disclaimer: {
    summary: 'Returns the legal text of an offer, with its own figures',
    method: 'GET',
    path: 'attos/getDisclaimer/{offerId}',
    session: 'none',
    extendsSession: false,
    timeoutMs: STORE_CALL_MS,
    retry: true,
    refusals: ['NOT_FOUND'],
    request: inPath(object<RequestOf<'disclaimer'>>({ offerId })),
    response: object<ResponseOf<'disclaimer'>>({ disclaimer }),
  },

  deleteCart: {
    summary: 'Empties the cart and releases what was reserved for it',
    method: 'DELETE',
    path: 'attos/deleteCart',
    session: 'required',
    extendsSession: true,
    timeoutMs: STORE_CALL_MS,
    retry: false,
    refusals: CHANGE_REFUSALS,
    request: nothing,
    response: pricedCart,
  },

  finalizeCart: {
    summary: 'Returns the final cart before the checkout, and what has changed',
    method: 'PUT',
    path: 'attos/finalize-cart',
    session: 'required',
    extendsSession: true,
    timeoutMs: STORE_CALL_MS,
    retry: false,
    refusals: [...CHANGE_REFUSALS, 'CART_STALE', 'PLAN_MISSING'],
    request: inBody(object<RequestOf<'finalizeCart'>>({ activeOffer: offerId, cartConfig: seenCart })),
    response: object<ResponseOf<'finalizeCart'>>({ cart: pricedCart, changes: cartChanges }),
  },

  updateSessionStep: {
    summary: 'Saves the visitor’s current step, as far as the guards permit it',
    method: 'PUT',
    path: 'attos/update-session-step',
    session: 'required',
    extendsSession: true,
    timeoutMs: STORE_CALL_MS,
    retry: false,
    refusals: ['STEP_MISSING'],
    request: inBody(object<RequestOf<'updateSessionStep'>>({ step: saleStep })),
    response: object<ResponseOf<'updateSessionStep'>>({ step: saleStep }),
  },
} satisfies Partial<Contract>
