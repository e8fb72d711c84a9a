import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { devicePromos } from '#adapters/brand/cometa/devices/promos.ts'
import { tradeInModels } from '#adapters/brand/cometa/devices/trade-in-models.ts'
import { identifier } from '#adapters/contract/entities/identifier.ts'
import { either as E } from 'fp-ts'
import type { TradeInAnswers } from '#core/mobile/trade-in.ts'
import { TRADE_IN_BONUS, parseTradeInOffer, tradeInConditions, tradeInTotal } from '#core/mobile/trade-in.ts'
import {
  answerTradeIn,
  imeiEnding,
  modelOfPlan,
  tradeInCredit,
  tradeInImeis,
  tradedIn,
} from '#core/mobile/trade-in-model.ts'
import { imei } from '#test/arbitraries/mobile.arbitrary.ts'
import { TRADE_IN_IMEI, mobileItem, ownPhoneItem, tradeInPlan } from '#test/builders/mobile.builder.ts'
import { forAll } from '#test/for-all.ts'

const model = fc.constantFrom(...tradeInModels)

const answers: fc.Arbitrary<TradeInAnswers> = fc.record({
  paidOff: fc.boolean(),
  powersOn: fc.boolean(),
  noLiquidDamage: fc.boolean(),
  factoryReset: fc.boolean(),
})

const request = fc.record({
  model,
  imei,
  answers,
  subscriberID: fc.constant('cart-1'),
  isBlocked: fc.boolean(),
})

describe('answerTradeIn', () => {
  it('never offers for a blocked telephone, and for any other exactly when every condition is met (MOB-12, MOB-40)', () =>
    forAll(request, (given) => {
      const unmet = tradeInConditions.filter((condition) => !given.answers[condition])
      const answer = answerTradeIn(given)
      if (given.isBlocked) expect(answer).toEqual({ state: 'blocked' })
      else if (unmet.length > 0)
        expect(answer).toEqual({ state: 'conditionsUnmet', value: given.model.value, unmet })
      else expect(answer.state).toBe('offered')
    }))

  it('offers the value of the model and the bonus, under the plan that an item names (MOB-13, MOB-40)', () => {
    const met = { paidOff: true, powersOn: true, noLiquidDamage: true, factoryReset: true }
    forAll(request, (given) => {
      const answer = answerTradeIn({ ...given, answers: met, isBlocked: false })
      if (answer.state !== 'offered') throw new Error('no offer')
      const { offer } = answer
      expect(parseTradeInOffer(offer)).toEqual(E.right(offer))
      expect(tradeInTotal(offer)).toEqual(E.right(given.model.value + TRADE_IN_BONUS))
      expect(modelOfPlan(tradeInModels, offer.devicePriceOfferResponse.offerID)).toBe(given.model)
    })
  })
})

describe('tradeInCredit', () => {
  it('is the value of each telephone in trade with its bonus, in any order of the items (MOB-41)', () => {
    const trading = fc.array(fc.tuple(model, imei), { maxLength: 10 })
    forAll(trading, fc.nat(5), (given, others) => {
      const items = [
        ...given.map(([one, number]) => mobileItem({ others: [tradeInPlan(number, one)] })),
        ...Array.from({ length: others }, () => ownPhoneItem()),
      ]
      const expected = given.reduce((total, [{ value }]) => total + value + TRADE_IN_BONUS, 0)
      expect(tradeInCredit(items, tradeInModels, devicePromos)).toBe(expected)
      expect(tradeInCredit(items.toReversed(), tradeInModels, devicePromos)).toBe(expected)
      expect(tradeInImeis(items)).toEqual(given.map(([, number]) => number))
    })
  })

  it('is nothing for a model that the shop does not take any more (MOB-41)', () => {
    const item = mobileItem({ others: [tradeInPlan()] })
    expect(tradeInCredit([item], tradeInModels.slice(1), devicePromos)).toBe(0)
    expect(tradedIn(item, [])).toBeNull()
    expect(tradedIn(mobileItem(), tradeInModels)).toBeNull()
  })
})

describe('tradedIn', () => {
  it('shows a telephone with the end of its IMEI, where the item has one (MOB-42)', () => {
    const plan = tradeInPlan()
    expect(tradedIn(mobileItem({ others: [plan] }), tradeInModels)?.imeiEnding).toBe('7518')
    expect(
      tradedIn(mobileItem({ others: [{ ...plan, tradeInImei: null }] }), tradeInModels)?.imeiEnding,
    ).toBe('')
  })
})

describe('imeiEnding', () => {
  it('shows four digits of an IMEI (MOB-42)', () => {
    expect(imeiEnding(TRADE_IN_IMEI)).toBe('7518')
  })
})

describe('the models in trade', () => {
  it('are each named once, and are worth something', () => {
    const ids = tradeInModels.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { id, value } of tradeInModels) {
      expect(identifier.codec.is(id), id).toBe(true)
      expect(value, id).toBeGreaterThan(0)
    }
  })
})
