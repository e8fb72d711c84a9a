import type { Recorder } from './recorder.ts'
import { given, soldAt } from './recorder.ts'

/** Fills, saves, restores and empties a cart. */
export const shop = async ({ call, visitor }: Recorder): Promise<void> => {
  const shopper = visitor()
  await call(shopper, 'localize', { body: soldAt })
  await call(shopper, 'sessionStatus')
  await call(shopper, 'sessionPing')
  await call(shopper, 'locationDetails', { body: { locationId: 'fl-33130-742-magnolia-street' } })
  await call(shopper, 'getOffers', { query: { featuredOffersOnly: 'false' } })
  await call(shopper, 'modifyCart', {
    body: { version: 1, lines: [{ offerId: 'internet-gig', quantity: 1 }] },
  })
  await call(shopper, 'addOffer', { body: { offerId: 'tv-stream' } })
  await call(shopper, 'offerSwap', { params: { id: 'tv-stream' } })
  const swap = { offerId: 'tv-stream-latino', offerSwap: true, activeOffer: 'tv-stream' }
  await call(shopper, 'tvOffer', { body: swap })
  const pods = { offerId: 'wifi-pod', lineOfBusiness: 'Internet' }
  await call(shopper, 'addCartItem', { body: { ...pods, quantity: 2 } })
  await call(shopper, 'disclaimer', { params: { offerId: 'internet-gig' } })
  const phone = { offerId: 'home-phone', offerSwap: false, activeOffer: null }
  await call(shopper, 'phoneOffer', { body: phone })
  await call(shopper, 'phoneOptions')
  await call(shopper, 'verifyPhoneNumber', { body: { telephoneNumber: '3055550134' } })
  const line = { phoneProductId: 'home-phone', telephoneNumber: '3055550134', lineId: 'casa' }
  await call(shopper, 'phonePortability', { body: line })
  await call(shopper, 'updatePhoneDetails', { body: { phoneDetails: [{ ...line, portingFlag: true }] } })
  await call(shopper, 'applyPromotion', { body: { code: 'LATINO10' } })
  await call(shopper, 'promotions')
  await call(shopper, 'cartSummary', { query: { returnTaxes: 'true' } })
  const cart = given(await call(shopper, 'cart'), 'cart')
  const { version } = cart.cart
  const { catalogVersion, monthly, dueToday } = cart.quote
  const cartConfig = { version, catalogVersion, expected: { monthly: monthly.total, dueToday } }
  await call(shopper, 'finalizeCart', { body: { activeOffer: 'internet-gig', cartConfig } })
  await call(shopper, 'updateSessionStep', { body: { step: 'bundle' } })
  const { saved } = await call(shopper, 'persistCart', { body: { withCode: true } })
  const { cartId, transfer } = given(saved, 'saved cart')
  await call(shopper, 'getPersistentCart', { params: { cartId: given(transfer, 'transfer code').code } })
  const other = visitor()
  await call(other, 'localize', { body: soldAt })
  await call(other, 'restorePersistentCart', { params: { id: cartId } })
  await call(shopper, 'pageModelOf', { params: { endpoint: 'service-selection' } })
  await call(shopper, 'removePromotion', { params: { code: 'latino10' } })
  await call(shopper, 'removeCartItem', { body: pods })
  await call(shopper, 'removeOffer', { params: { id: 'tv-stream-latino' } })
  await call(shopper, 'addProgramDetails', { body: { programs: ['ACP'] } })
  await call(shopper, 'deleteCart')
  await call(shopper, 'deleteSession')
}

/** Fills the cart of the mobile shop. */
export const shopForPhones = async ({ call, visitor }: Recorder): Promise<void> => {
  const shopper = visitor()
  await call(shopper, 'localize', { body: soldAt })
  const { version } = (await call(shopper, 'addOffer', { body: { offerId: 'internet-gig' } })).cart
  await call(shopper, 'devices', { query: { deviceCategory: 'DEVICE', includeByod: 'false' } })
  await call(shopper, 'tradeInModels')
  const answers = { paidOff: true, powersOn: true, noLiquidDamage: true, factoryReset: true }
  const imei = '490154203237518'
  const model = { modelId: 'apple-iphone-16-pro-max', imei, answers }
  await call(shopper, 'tradeInOffer', { body: model })
  const plan = (type: string, planId: string, tradeInImei: string | null = null) => ({
    type,
    planId,
    tradeInImei,
  })
  const item = {
    itemType: 'NEW',
    type: 'DEVICE',
    sku: 'apple-iphone-17-pro-azul-profundo-256-gb',
    simType: 'eSIM',
    productDetail: {
      servicePlans: [
        plan('RatePlan', 'mobile-unlimited'),
        plan('PaymentPlan', 'instalments-36'),
        plan('TradeIn', `trade-in:${model.modelId}`, imei),
      ],
      nickname: null,
      portInfo: { portingFlag: false },
      promotion: 'deviceDiscount',
    },
    fulfillmentMethod: 'SHIPPING',
  }
  await call(shopper, 'setMobileItems', { body: { version, items: [item] } })
  await call(shopper, 'mobileCart')
}
