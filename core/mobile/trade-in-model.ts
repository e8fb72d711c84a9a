import type { Cents } from '../shared/money.ts'
import { ZERO, sum } from '../shared/money.ts'
import type { OfferedPromo } from './device-promotions.ts'
import type { MobileCartItem } from './mobile-item.ts'
import { servicePlanOf } from './mobile-item.ts'
import type { DeviceBrand } from './product-detail.ts'
import type { TradeInAnswers, TradeInCondition, TradeInOffer } from './trade-in.ts'
import { TRADE_IN_BONUS, decideTradeIn } from './trade-in.ts'

/** A model that the shop takes in trade, with what it is worth in cents when it meets every condition. */
export type TradeInModel = {
  readonly id: string
  readonly brand: DeviceBrand
  readonly name: string
  readonly value: Cents
}

/** Returns the id of the service plan that trades in a model: the id of its offer (MOB-40). */
const tradeInPlanId = (modelId: string): string => `trade-in:${modelId}`

/** Returns the model that a service plan trades in; undefined for an unknown one. */
export const modelOfPlan = (models: readonly TradeInModel[], planId: string): TradeInModel | undefined =>
  models.find(({ id }) => tradeInPlanId(id) === planId)

/** The request for an offer: the IMEI is valid, and `subscriberID` identifies the cart at the appraiser. */
export type TradeInRequest = {
  readonly model: TradeInModel
  readonly imei: string
  readonly answers: TradeInAnswers
  readonly subscriberID: string
  readonly isBlocked: boolean
}

/**
 * The answer to a request for an offer. A blocked device is reported stolen, lost or unpaid. `value` is what the model
 * is worth without the bonus, in cents, once its conditions are met.
 */
export type TradeInAnswer =
  | { readonly state: 'blocked' }
  | { readonly state: 'conditionsUnmet'; readonly value: Cents; readonly unmet: readonly TradeInCondition[] }
  | { readonly state: 'offered'; readonly value: Cents; readonly bonus: Cents; readonly offer: TradeInOffer }

/** Decides on a trade-in: never a blocked device, any other if it meets every condition (MOB-12, MOB-40). */
export const answerTradeIn = (request: TradeInRequest): TradeInAnswer => {
  const { model, imei, answers, subscriberID, isBlocked } = request
  const { value } = model
  const { isAccepted, unmet, bonus } = decideTradeIn(answers)
  if (isBlocked) return { state: 'blocked' }
  if (!isAccepted) return { state: 'conditionsUnmet', value, unmet }
  const promotionResponse = [{ total: value }, { total: bonus }]
  const devicePriceOfferResponse = {
    offerID: tradeInPlanId(model.id),
    subscriberID,
    promotions: { promotionResponse },
  }
  return {
    state: 'offered',
    value,
    bonus,
    offer: { devicePriceOfferResponse, assurantEquipmentID: model.id, imei },
  }
}

/** A trade-in of an item: the model, and the last digits of its IMEI, which its owner recognizes. */
export type TradedIn = { readonly model: TradeInModel; readonly imeiEnding: string }

/** Returns the trade-in of an item, or null without one (MOB-40). */
export const tradedIn = (item: MobileCartItem, models: readonly TradeInModel[]): TradedIn | null => {
  const plan = servicePlanOf(item, 'TradeIn')
  if (plan === undefined) return null
  const model = modelOfPlan(models, plan.planId)
  return model === undefined ? null : { model, imeiEnding: imeiEnding(plan.tradeInImei ?? '') }
}

/** Returns the IMEIs of the telephones in trade of items. */
export const tradeInImeis = (items: readonly MobileCartItem[]): readonly string[] =>
  items.flatMap((item) => servicePlanOf(item, 'TradeIn')?.tradeInImei ?? [])

/** Returns the last digits of an IMEI: what remains of it in an order (MOB-42). */
export const imeiEnding = (imei: string): string => imei.slice(-4)

/**
 * Returns what the traded-in devices of items are worth with their bonus and the promotion of a trade-in, in cents. It
 * is a credit on a later bill: it changes neither the amount due today nor an instalment (MOB-41).
 */
export const tradeInCredit = (
  items: readonly MobileCartItem[],
  models: readonly TradeInModel[],
  promos: readonly Pick<OfferedPromo, 'code' | 'off'>[],
): Cents =>
  sum(
    items.flatMap((item) => {
      const traded = tradedIn(item, models)
      const { promotion } = item.productDetail
      const promo = promos.find(({ code }) => code === 'tradeInPromo' && code === promotion)
      return traded === null ? [] : [traded.model.value, TRADE_IN_BONUS, promo?.off ?? ZERO]
    }),
  )
