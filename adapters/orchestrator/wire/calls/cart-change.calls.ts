import { list } from '../composite.shape.ts'
import { cartChanges, disclaimer, lineOfferRequest, seenCart, swapChoices } from '../entities/cart-change.ts'
import { offerId } from '../entities/identifier.ts'
import { saleStep } from '../entities/order.ts'
import { LINES_MAX, cartLine, cartVersion, pricedCart } from '../entities/pricing.ts'
import { object } from '../object.shape.ts'
import type { Contract, RequestOf, ResponseOf } from '../record.ts'
import { CHANGE_REFUSALS, STORE_CALL_MS, inBody, inPath, nothing } from '../record.ts'

const LINE_REFUSALS = [...CHANGE_REFUSALS, 'CART_STALE', 'OFFER_UNKNOWN'] as const

export const cartChangeCalls = {
  modifyCart: {
    summary: 'Puts exactly these plans and add-ons into the cart of the version seen, or changes nothing',
    method: 'PUT',
    path: 'attos/modify-cart',
    session: 'required',
    timeoutMs: STORE_CALL_MS,
    retry: false,
    refusals: [...CHANGE_REFUSALS, 'CART_STALE', 'OFFER_UNKNOWN', 'QUANTITY_OUT_OF_RANGE', 'PLAN_MISSING'],
    request: inBody(
      object<RequestOf<'modifyCart'>>({ version: cartVersion, lines: list(cartLine, { max: LINES_MAX }) }),
    ),
    response: pricedCart,
  },

  offerSwap: {
    summary: 'What an offer of the cart can be swapped for, and what that changes',
    method: 'GET',
    path: 'attos/offerSwap/{id}',
    session: 'required',
    timeoutMs: STORE_CALL_MS,
    retry: true,
    refusals: ['STEP_MISSING', 'OFFER_UNKNOWN'],
    request: inPath(object<RequestOf<'offerSwap'>>({ id: offerId })),
    response: object<ResponseOf<'offerSwap'>>({ choices: swapChoices }),
  },

  tvOffer: {
    summary: 'Puts a television plan in, or in place of the active one',
    method: 'POST',
    path: 'attos/tv-offer',
    session: 'required',
    timeoutMs: STORE_CALL_MS,
    retry: false,
    refusals: LINE_REFUSALS,
    request: inBody(lineOfferRequest),
    response: pricedCart,
  },

  phoneOffer: {
    summary: 'Puts a telephone plan in, or in place of the active one',
    method: 'POST',
    path: 'attos/phone-offer',
    session: 'required',
    timeoutMs: STORE_CALL_MS,
    retry: false,
    refusals: LINE_REFUSALS,
    request: inBody(lineOfferRequest),
    response: pricedCart,
  },

  disclaimer: {
    summary: 'The legal text of an offer, with its own numbers',
    method: 'GET',
    path: 'attos/getDisclaimer/{offerId}',
    session: 'none',
    timeoutMs: STORE_CALL_MS,
    retry: true,
    refusals: ['NOT_FOUND'],
    request: inPath(object<RequestOf<'disclaimer'>>({ offerId })),
    response: object<ResponseOf<'disclaimer'>>({ disclaimer }),
  },

  deleteCart: {
    summary: 'Empties the cart and gives back what was held for it',
    method: 'DELETE',
    path: 'attos/deleteCart',
    session: 'required',
    timeoutMs: STORE_CALL_MS,
    retry: false,
    refusals: CHANGE_REFUSALS,
    request: nothing,
    response: pricedCart,
  },

  finalizeCart: {
    summary: 'The last look before the checkout: the cart as it will be ordered, and what has changed',
    method: 'PUT',
    path: 'attos/finalize-cart',
    session: 'required',
    timeoutMs: STORE_CALL_MS,
    retry: false,
    refusals: [...CHANGE_REFUSALS, 'CART_STALE', 'PLAN_MISSING'],
    request: inBody(object<RequestOf<'finalizeCart'>>({ activeOffer: offerId, cartConfig: seenCart })),
    response: object<ResponseOf<'finalizeCart'>>({ cart: pricedCart, changes: cartChanges }),
  },

  updateSessionStep: {
    summary: 'Keeps where the visitor is, as far as the guards let them there',
    method: 'PUT',
    path: 'attos/update-session-step',
    session: 'required',
    timeoutMs: STORE_CALL_MS,
    retry: false,
    refusals: ['STEP_MISSING'],
    request: inBody(object<RequestOf<'updateSessionStep'>>({ step: saleStep })),
    response: object<ResponseOf<'updateSessionStep'>>({ step: saleStep }),
  },
} satisfies Partial<Contract>
