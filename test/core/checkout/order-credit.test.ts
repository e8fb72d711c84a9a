import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AffiliateId } from '#core/affiliate/affiliate-id.ts'
import { orderCredit } from '#core/checkout/order-credit.ts'
import { forAll } from '#test/for-all.ts'

const text = fc.string({ minLength: 1, maxLength: 8 })
const origins = fc.record(
  { vParam: text, retailTransId: text, campaign: text, customerStatus: text },
  { requiredKeys: [] },
)

describe('orderCredit', () => {
  it('credits the channel, the partner and exactly the parameters of the visit (AFF-08)', () => {
    forAll(origins, fc.option(text, { nil: null }), (visit, partner) => {
      const id = partner as AffiliateId | null
      expect(orderCredit({ channel: 'etail', affiliateInformation: { id }, ...visit })).toEqual({
        channel: 'etail',
        affiliateId: id,
        ...visit,
      })
    })
    expect(orderCredit({ channel: 'dotcom' })).toEqual({ channel: 'dotcom', affiliateId: null })
  })
})
