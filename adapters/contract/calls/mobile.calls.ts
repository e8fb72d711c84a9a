import { lineAddOns, offersAnswer } from '../entities/catalog.ts'
import { devices } from '../entities/device.ts'
import { mobileItems, mobileNext, mobilePorts } from '../entities/mobile.ts'
import { pageQueries } from '../entities/page-request.ts'
import { cartVersion, pricedCart } from '../entities/pricing.ts'
import { devicesLimit, mobileItemsLimit } from '../limits.ts'
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
  ports: mobilePorts,
})

export const mobileCalls = {
  devices: {
    summary: 'Returns the devices of a category with their prices and what is in stock now',
    method: 'GET',
    path: 'attos/devices',
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
    ],
    request: inBody(object<RequestOf<'setMobileItems'>>({ version: cartVersion, items: mobileItems })),
    response: mobileCartAnswer,
  },
} satisfies Partial<Contract>
