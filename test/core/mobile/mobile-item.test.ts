import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { MobileCartItem, ServicePlan, ServicePlanType } from '#core/mobile/mobile-item.ts'
import { itemContradiction, servicePlanTypes } from '#core/mobile/mobile-item.ts'
import { mobileCartItem } from '#test/arbitraries/mobile.arbitrary.ts'
import { forAll, forAllWith } from '#test/for-all.ts'

const IMEI = '490154203237518'

const rate: ServicePlan = { type: 'RatePlan', planId: 'unlimited', tradeInImei: null }
const plan = (type: ServicePlanType, tradeInImei: string | null = null): ServicePlan => ({
  type,
  planId: 'p',
  tradeInImei,
})

const phone: MobileCartItem = {
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

const withPlans = (...servicePlans: readonly ServicePlan[]): MobileCartItem => ({
  ...phone,
  productDetail: { ...phone.productDetail, servicePlans },
})

const accessory: MobileCartItem = {
  ...phone,
  type: 'ACCESSORIES',
  simType: null,
  productDetail: { servicePlans: [], nickname: null, portInfo: null, promotion: null },
}

const failureOf = itemContradiction

describe('itemContradiction', () => {
  it('finds none in an item of the mobile cart (MOB-10)', () => {
    forAll(mobileCartItem, (item) => {
      expect(failureOf(item)).toBeNull()
    })
    expect(failureOf(accessory)).toBeNull()
  })

  it('accepts only the five kinds of service plan (MOB-10)', () => {
    expect(servicePlanTypes).toEqual(['ActivationFee', 'RatePlan', 'InsurancePlan', 'PaymentPlan', 'TradeIn'])
    const plans = servicePlanTypes.map((type) => plan(type, type === 'TradeIn' ? IMEI : null))
    expect(failureOf(withPlans(...plans))).toBeNull()
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

  it('accepts each kind of service plan once (MOB-10)', () =>
    forAllWith({ numRuns: 300 }, mobileCartItem, fc.nat(), (item: MobileCartItem, pick) => {
      const { servicePlans } = item.productDetail
      const again = servicePlans[pick % (servicePlans.length || 1)]
      fc.pre(again !== undefined && servicePlans.length < 5)
      const productDetail = { ...item.productDetail, servicePlans: [...servicePlans, again] }
      expect(failureOf({ ...item, productDetail })).toEqual({ _tag: 'ServicePlanTwice', type: again?.type })
    }))

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
