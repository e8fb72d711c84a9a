import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { MobileCartItem } from '#core/mobile/mobile-item.ts'
import { itemLimits, parseMobileCartItem, servicePlanTypes } from '#core/mobile/mobile-item.ts'
import { mobileCartItem } from '#test/arbitraries/mobile.arbitrary.ts'
import { anyValue, invisible, spoiltOf } from '#test/arbitraries/outside.arbitrary.ts'

const IMEI = '490154203237518'

const rate = { type: 'RatePlan', planId: 'unlimited', tradeInImei: null }
const plan = (type: string, tradeInImei: string | null = null) => ({ type, planId: 'p', tradeInImei })

const phone = {
  itemType: 'NEW',
  type: 'DEVICE',
  sku: 'fold6-azul-256',
  simType: 'eSIM',
  productDetail: {
    servicePlans: [rate, plan('ActivationFee'), plan('PaymentPlan'), plan('TradeIn', IMEI)],
    nickname: 'María',
    portInfo: { portingFlag: true },
    promotion: null,
  },
  fulfillmentMethod: 'SHIPPING',
}

const withPlans = (...servicePlans: readonly object[]) => ({
  ...phone,
  productDetail: { ...phone.productDetail, servicePlans },
})

const accessory = {
  ...phone,
  type: 'ACCESSORIES',
  simType: null,
  productDetail: { servicePlans: [], nickname: null, portInfo: null, promotion: null },
}

const failureOf = (value: unknown) => {
  const parsed = parseMobileCartItem(value)
  return E.isLeft(parsed) ? parsed.left : null
}

const invalid = (field: string, problem: string, given: string | null = null) => ({
  _tag: 'FieldInvalid',
  field,
  problem,
  given,
})

describe('parseMobileCartItem', () => {
  it('parses an item from JSON (MOB-10)', () => {
    fc.assert(
      fc.property(mobileCartItem, (item) => {
        expect(parseMobileCartItem(JSON.parse(JSON.stringify(item)))).toEqual(E.right(item))
      }),
      { numRuns: 300 },
    )
    expect(parseMobileCartItem(phone)).toEqual(E.right(phone))
    expect(parseMobileCartItem(accessory)).toEqual(E.right(accessory))
  })

  it('names a field that is missing or has the wrong type (MOB-10)', () => {
    fc.assert(
      fc.property(spoiltOf(mobileCartItem), ({ value, path }) => {
        expect(failureOf(value)).toMatchObject({ _tag: 'FieldInvalid', field: path })
      }),
      { numRuns: 300 },
    )
  })

  it('never throws on any input (MOB-10)', () => {
    fc.assert(
      fc.property(anyValue, (value) => {
        expect(failureOf(value)).not.toBeNull()
      }),
      { numRuns: 300 },
    )
  })

  it.each([
    ['itemType', 'OLD'],
    ['type', 'PHONE'],
    ['simType', 'nanoSIM'],
    ['fulfillmentMethod', 'PIGEON'],
  ])('takes no %s it does not know for another (MOB-10)', (field, value) => {
    expect(failureOf({ ...phone, [field]: value })).toEqual(invalid(field, 'unknownValue', value))
  })

  it('accepts only the five kinds of service plan, and limits their number (MOB-10)', () => {
    expect(servicePlanTypes).toEqual(['ActivationFee', 'RatePlan', 'InsurancePlan', 'PaymentPlan', 'TradeIn'])
    const field = 'productDetail.servicePlans'
    expect(failureOf(withPlans(rate, plan('Gift')))).toEqual(
      invalid(`${field}[1].type`, 'unknownValue', 'Gift'),
    )
    expect(failureOf(withPlans(rate, rate, rate, rate, rate, rate))).toEqual(invalid(field, 'tooMany'))
    expect(
      failureOf(withPlans(...servicePlanTypes.map((type) => plan(type, type === 'TradeIn' ? IMEI : null)))),
    ).toBeNull()
  })

  it('refuses names that are too long or have hidden characters (MOB-10)', () => {
    expect(failureOf({ ...phone, sku: 'x'.repeat(itemLimits.name) })).toBeNull()
    expect(failureOf({ ...phone, sku: 'x'.repeat(61) })).toEqual(invalid('sku', 'tooLong'))
    fc.assert(
      fc.property(invisible, (hidden) => {
        expect(failureOf({ ...phone, sku: `a${hidden}b` })).toMatchObject({
          field: 'sku',
          problem: 'unreadable',
          given: expect.stringMatching(/^[a-zA-Z]+$/) as string,
        })
      }),
    )
  })

  it('requires a SIM and a rate plan for a device with a line (MOB-10)', () => {
    expect(failureOf({ ...phone, simType: null })).toEqual({ _tag: 'SimTypeMissing' })
    expect(failureOf(withPlans(plan('ActivationFee')))).toEqual({ _tag: 'RatePlanMissing' })
  })

  it('refuses a SIM, a number and a rate plan for an accessory (MOB-10)', () => {
    const detail = accessory.productDetail
    expect(failureOf({ ...accessory, simType: 'pSIM' })).toEqual({
      _tag: 'LineOnAccessory',
      field: 'simType',
    })
    expect(
      failureOf({ ...accessory, productDetail: { ...detail, portInfo: { portingFlag: false } } }),
    ).toEqual({ _tag: 'LineOnAccessory', field: 'productDetail.portInfo' })
    expect(failureOf({ ...accessory, productDetail: { ...detail, servicePlans: [rate] } })).toEqual({
      _tag: 'LineOnAccessory',
      field: 'productDetail.servicePlans',
    })
  })

  it('accepts each kind of service plan once (MOB-10)', () => {
    fc.assert(
      fc.property(mobileCartItem, fc.nat(), (item: MobileCartItem, pick) => {
        const { servicePlans } = item.productDetail
        const again = servicePlans[pick % (servicePlans.length || 1)]
        fc.pre(again !== undefined && servicePlans.length < 5)
        const productDetail = { ...item.productDetail, servicePlans: [...servicePlans, again] }
        expect(failureOf({ ...item, productDetail })).toEqual({ _tag: 'ServicePlanTwice', type: again?.type })
      }),
      { numRuns: 300 },
    )
  })

  it('refuses a monthly price for a device of their own (MOB-10)', () => {
    expect(failureOf({ ...phone, itemType: 'BYOD' })).toEqual({ _tag: 'PaymentPlanOnOwnDevice' })
  })

  it('takes a telephone in trade only for a line with a bought device (MOB-10, MOB-40)', () => {
    const without = { _tag: 'TradeInWithoutPurchase' }
    expect(failureOf(withPlans(rate, plan('TradeIn', IMEI)))).toBeNull()
    expect(failureOf({ ...withPlans(rate, plan('TradeIn', IMEI)), itemType: 'BYOD' })).toEqual(without)
    const productDetail = { ...accessory.productDetail, servicePlans: [plan('TradeIn', IMEI)] }
    expect(failureOf({ ...accessory, productDetail })).toEqual(without)
  })

  it('requires a valid IMEI for a trade-in, and for nothing else (MOB-10, MOB-11)', () => {
    expect(failureOf(withPlans(rate, plan('TradeIn')))).toEqual({ _tag: 'ImeiMissing' })
    expect(failureOf(withPlans(rate, plan('TradeIn', '490154203237519')))).toEqual({
      _tag: 'ImeiCheckDigit',
    })
    expect(failureOf(withPlans(rate, plan('InsurancePlan', IMEI)))).toEqual({
      _tag: 'TradeInImeiUnexpected',
      type: 'InsurancePlan',
    })
  })
})
