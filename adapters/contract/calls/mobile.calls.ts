import { lineAddOns, offersAnswer } from '../entities/catalog.ts'
import { DEVICES_PATH } from '../device-path.ts'
import { devices } from '../entities/device.ts'
import { identifier } from '../entities/identifier.ts'
import { devicePromos, mobileItems, mobileNext, mobilePorts } from '../entities/mobile.ts'
import { pageQueries } from '../entities/page-request.ts'
import { cartVersion, pricedCart } from '../entities/pricing.ts'
import { tradeInAnswer, tradeInAnswers, tradeInModels, typedImei } from '../entities/trade-in.ts'
import { devicesLimit, mobileItemsLimit, tradeInLimit } from '../limits.ts'
import { object } from '../../shape/object.shape.ts'
import type { Shape } from '../../shape/shape.ts'
import type { Contract, RequestOf, ResponseOf } from '../record.ts'
import { CHANGE_REFUSALS, STORE_CALL_MS, inBody, inQuery, nothing } from '../record.ts'

const mobileCartAnswer: Shape<ResponseOf<'mobileCart'>> = object<ResponseOf<'mobileCart'>>({
  items: mobileItems,
  cart: pricedCart,
  offers: offersAnswer,
  next: mobileNext,
  addOns: lineAddOns,
  promos: devicePromos,
  ports: mobilePorts,
})

export const mobileCalls = {
  devices: {
    summary: 'Returns the devices of a category with their prices and what is in stock now',
    method: 'GET',
    path: DEVICES_PATH,
    session: 'none',
    extendsSession: false,
    timeoutMs: STORE_CALL_MS,
    retry: true,
    limit: devicesLimit,
    request: inQuery(pageQueries['mobile-products']),
    response: object<ResponseOf<'devices'>>({ devices }),
  },

  mobileCart: {
    summary: 'Returns the devices and mobile lines of the cart, and the next step of the mobile shop',
    method: 'GET',
    path: 'attos/mobile-items',
    session: 'required',
    extendsSession: true,
    timeoutMs: STORE_CALL_MS,
    retry: true,
    refusals: ['STEP_MISSING'],
    request: nothing,
    response: mobileCartAnswer,
  },

  setMobileItems: {
    summary: 'Puts exactly these devices and mobile lines into this version of the cart, or changes nothing',
    method: 'PUT',
    path: 'attos/mobile-items',
    session: 'required',
    extendsSession: true,
    timeoutMs: STORE_CALL_MS,
    retry: false,
    limit: mobileItemsLimit,
    refusals: [
      ...CHANGE_REFUSALS,
      'CART_STALE',
      'OFFER_UNKNOWN',
      'QUANTITY_OUT_OF_RANGE',
      'PLAN_MISSING',
      'MOBILE_ITEM_INVALID',
      'OUT_OF_STOCK',
      'TRADE_IN_BLOCKED',
      'TRADE_IN_OPEN',
    ],
    request: inBody(object<RequestOf<'setMobileItems'>>({ version: cartVersion, items: mobileItems })),
    response: mobileCartAnswer,
  },

  tradeInModels: {
    summary: 'Returns the models that the shop takes in trade, and what each is worth at most',
    method: 'GET',
    path: 'attos/trade-in-models',
    session: 'none',
    extendsSession: false,
    timeoutMs: STORE_CALL_MS,
    retry: true,
    limit: devicesLimit,
    request: nothing,
    response: object<ResponseOf<'tradeInModels'>>({ models: tradeInModels }),
  },

  tradeInOffer: {
    summary: 'Returns the offer for a telephone in trade, or why there is none',
    method: 'POST',
    path: 'attos/trade-in-offer',
    session: 'required',
    extendsSession: true,
    timeoutMs: STORE_CALL_MS,
    retry: false,
    limit: tradeInLimit,
    refusals: ['STEP_MISSING', 'OFFER_UNKNOWN', 'MOBILE_ITEM_INVALID', 'TRADE_IN_OPEN'],
    request: inBody(
      object<RequestOf<'tradeInOffer'>>({ modelId: identifier, imei: typedImei, answers: tradeInAnswers }),
    ),
    response: tradeInAnswer,
  },
} satisfies Partial<Contract>
