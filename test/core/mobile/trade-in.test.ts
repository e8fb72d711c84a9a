import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { TradeInAnswers } from '#core/mobile/trade-in.ts'
import {
  decideTradeIn,
  parseTradeInOffer,
  tradeInConditions,
  tradeInLimits,
  tradeInTotal,
} from '#core/mobile/trade-in.ts'
import { MAX_CENTS, cents } from '#core/shared/money.ts'
import { accepted } from '#test/arbitraries/accepted.ts'
import { tradeInOffer } from '#test/arbitraries/mobile.arbitrary.ts'
import { anyValue, spoiltOf } from '#test/arbitraries/outside.arbitrary.ts'
import { forAll, forAllWith } from '#test/for-all.ts'

const answers: fc.Arbitrary<TradeInAnswers> = fc.record({
  paidOff: fc.boolean(),
  powersOn: fc.boolean(),
  noLiquidDamage: fc.boolean(),
  factoryReset: fc.boolean(),
})

const offer = (...totals: readonly unknown[]) => ({
  devicePriceOfferResponse: {
    offerID: 'o-1',
    subscriberID: 's-1',
    promotions: { promotionResponse: totals.map((total) => ({ total })) },
  },
  assurantEquipmentID: 'e-1',
  imei: '490154203237518',
})

describe('decideTradeIn', () => {
  it('accepts a telephone exactly when all four conditions are met, with a hundred dollars more (MOB-12)', () => {
    expect(tradeInConditions).toEqual(['paidOff', 'powersOn', 'noLiquidDamage', 'factoryReset'])
    forAll(answers, (given) => {
      const isAccepted = given.paidOff && given.powersOn && given.noLiquidDamage && given.factoryReset
      const decision = decideTradeIn(given)
      expect([decision.isAccepted, decision.bonus]).toEqual([isAccepted, isAccepted ? 10_000 : 0])
    })
  })

  it('lists the unmet conditions; once all are met, the telephone is accepted (MOB-12)', () =>
    forAll(answers, (given) => {
      const { unmet } = decideTradeIn(given)
      expect(unmet.every((condition) => !given[condition])).toBe(true)
      const met = Object.fromEntries(unmet.map((condition) => [condition, true]))
      expect(decideTradeIn({ ...given, ...met }).isAccepted).toBe(true)
      for (const condition of unmet)
        expect(decideTradeIn({ ...given, ...met, [condition]: false }).unmet).toEqual([condition])
    }))

  it('is a near miss while the owner can act: pay or reset, not repair (MOB-12)', () =>
    forAll(answers, (given) => {
      const isWhole = given.powersOn && given.noLiquidDamage
      expect(decideTradeIn(given).isNear).toBe(isWhole && !(given.paidOff && given.factoryReset))
    }))
})

describe('parseTradeInOffer', () => {
  it('parses an offer from JSON (MOB-13)', () =>
    forAllWith({ numRuns: 300 }, tradeInOffer, (given) => {
      expect(parseTradeInOffer(JSON.parse(JSON.stringify(given)))).toEqual(E.right(given))
    }))

  it('names a field that is missing or has the wrong type, and never throws (MOB-13)', () =>
    forAllWith({ numRuns: 300 }, spoiltOf(tradeInOffer), anyValue, ({ value, path }, other) => {
      expect(parseTradeInOffer(value)).toMatchObject({ left: { _tag: 'FieldInvalid', field: path } })
      expect(E.isLeft(parseTradeInOffer(other))).toBe(true)
    }))

  it('limits its names and the number of promotions (MOB-13)', () => {
    const named = (length: number) => ({ ...offer(1), assurantEquipmentID: 'x'.repeat(length) })
    expect(E.isRight(parseTradeInOffer(named(tradeInLimits.id)))).toBe(true)
    expect(parseTradeInOffer(named(61))).toMatchObject({ left: { problem: 'tooLong' } })
    const many = Array.from({ length: 21 }, () => 1)
    expect(E.isRight(parseTradeInOffer(offer(...many.slice(1))))).toBe(true)
    expect(parseTradeInOffer(offer(...many))).toMatchObject({ left: { problem: 'tooMany' } })
  })

  it('removes blanks from the IMEI, and refuses an invalid one (MOB-11, MOB-13)', () => {
    expect(accepted(parseTradeInOffer({ ...offer(1), imei: '49-015420-323751-8' })).imei).toBe(
      '490154203237518',
    )
    expect(parseTradeInOffer({ ...offer(1), imei: '123' })).toEqual(E.left({ _tag: 'ImeiLength', length: 3 }))
  })

  it('refuses a fraction of a cent (MOB-13)', () => {
    expect(parseTradeInOffer(offer(100, 0.5))).toEqual(
      E.left({
        _tag: 'FieldInvalid',
        field: 'devicePriceOfferResponse.promotions.promotionResponse[1].total',
        problem: 'notWhole',
        given: '0.5',
      }),
    )
  })
})

describe('tradeInTotal', () => {
  it('is the sum of the promotions, and zero without any (MOB-13)', () => {
    forAllWith({ numRuns: 300 }, tradeInOffer, (given) => {
      const totals = given.devicePriceOfferResponse.promotions.promotionResponse.map(({ total }) => total)
      expect(tradeInTotal(given)).toEqual(E.right(totals.reduce((all, one) => all + Number(one), 0)))
    })
    expect(tradeInTotal(accepted(parseTradeInOffer(offer())))).toEqual(E.right(0))
  })

  it('refuses totals beyond the amounts the store handles (MOB-13)', () => {
    expect(tradeInTotal(accepted(parseTradeInOffer(offer(MAX_CENTS - 1, 1))))).toEqual(
      E.right(cents(MAX_CENTS)),
    )
    expect(tradeInTotal(accepted(parseTradeInOffer(offer(MAX_CENTS, 1))))).toEqual(
      E.left({ _tag: 'TotalOutOfRange', max: 100_000_000 }),
    )
  })
})
