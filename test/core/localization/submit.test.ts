import { describe, expect, it } from 'vitest'
import {
  ADDRESS_CALL,
  afterLocalizationFailure,
  resetOnLocalizationPage,
  resetOnSubmit,
} from '#core/localization/submit.ts'

describe('resetOnSubmit', () => {
  it('drops session, offers, checkout, product types and lines, risk flag and coupon data (LOC-24)', () => {
    expect(resetOnSubmit).toEqual([
      'session',
      'offers',
      'checkout',
      'productTypes',
      'productLines',
      'riskFlag',
      'couponData',
    ])
  })
})

describe('resetOnLocalizationPage', () => {
  it('drops session, offers and cart (LOC-24)', () => {
    expect(resetOnLocalizationPage).toEqual(['session', 'offers', 'cart'])
  })
})

describe('afterLocalizationFailure', () => {
  it('sends the event, drops the response code, ends loading and stays (LOC-25)', () => {
    const trouble = {
      statusCode: '503',
      statusText: 'Service Unavailable',
      url: ADDRESS_CALL,
      message: 'no answer',
      sessionId: 'none',
    }
    expect(afterLocalizationFailure(trouble)).toEqual({
      event: { journey: 'localization', event: 'LocalizationFailed', ...trouble },
      effects: ['clearResponseCode', 'endLoading'],
      move: { _tag: 'Stay' },
    })
  })
})
