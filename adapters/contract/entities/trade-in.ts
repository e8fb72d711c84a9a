import { deviceBrands, deviceLimits } from '#core/mobile/product-detail.ts'
import { itemLimits } from '#core/mobile/mobile-item.ts'
import type { TradeInAnswer, TradeInModel } from '#core/mobile/trade-in-model.ts'
import type { TradeInAnswers, TradeInOffer } from '#core/mobile/trade-in.ts'
import { parseTradeInOffer, tradeInConditions, tradeInLimits } from '#core/mobile/trade-in.ts'
import type { Cents } from '#core/shared/money.ts'
import { list, refined } from '../../shape/composite.shape.ts'
import { object, tagged } from '../../shape/object.shape.ts'
import type { Shape } from '../../shape/shape.ts'
import { boolean, literal, text } from '../../shape/shape.ts'
import { identifier } from './identifier.ts'
import { cents } from './pricing.ts'

/** An IMEI as it was typed: the provider names what is wrong with it. */
export const typedImei = text({ min: 1, max: itemLimits.name })

const model = object<TradeInModel>({
  id: identifier,
  brand: literal(...deviceBrands),
  name: text({ min: 1, max: deviceLimits.name }),
  value: cents,
})

export const tradeInModels = list(model, { max: 200 })

export const tradeInAnswers: Shape<TradeInAnswers> = object<TradeInAnswers>({
  paidOff: boolean,
  powersOn: boolean,
  noLiquidDamage: boolean,
  factoryReset: boolean,
})

const id = text({ min: 1, max: tradeInLimits.id })

/** An IMEI that passes its checks, for examples. */
const VALID_IMEI = '490154203237518'

const anyOffer = object<TradeInOffer>({
  devicePriceOfferResponse: object<TradeInOffer['devicePriceOfferResponse']>({
    offerID: id,
    subscriberID: id,
    promotions: object<TradeInOffer['devicePriceOfferResponse']['promotions']>({
      promotionResponse: list(object<{ readonly total: Cents }>({ total: cents }), {
        max: tradeInLimits.promotions,
      }),
    }),
  }),
  assurantEquipmentID: id,
  imei: typedImei,
})

const tradeInOffer: Shape<TradeInOffer> = refined(anyOffer, parseTradeInOffer, (fc) =>
  anyOffer.arbitrary(fc).map((offer) => ({ ...offer, imei: VALID_IMEI })),
)

type AnswerOf<State extends TradeInAnswer['state']> = Extract<TradeInAnswer, { readonly state: State }>

export const tradeInAnswer: Shape<TradeInAnswer> = tagged<TradeInAnswer, 'state'>('state', {
  blocked: object<AnswerOf<'blocked'>>({ state: literal('blocked') }),
  conditionsUnmet: object<AnswerOf<'conditionsUnmet'>>({
    state: literal('conditionsUnmet'),
    value: cents,
    unmet: list(literal(...tradeInConditions), { max: tradeInConditions.length }),
  }),
  offered: object<AnswerOf<'offered'>>({
    state: literal('offered'),
    value: cents,
    bonus: cents,
    offer: tradeInOffer,
  }),
})
