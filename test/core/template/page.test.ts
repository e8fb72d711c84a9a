import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { block, pageModel, pageOffer } from '#core/template/page.ts'
import { sold } from '#stories/rules/arbitraries/catalog.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

describe('pageOffer', () => {
  it('lists each price of an offer by type, with its amount and its term (TPL-04)', () =>
    forAll(sold, ({ offers }) => {
      for (const offer of offers)
        expect(pageOffer(offer)).toEqual({
          kind: 'offer',
          id: offer.id,
          prices: offer.prices.map((price) => ({
            id: price.type,
            amount: price.amount,
            months: price.type === 'PaymentPlan' ? price.months : 0,
          })),
        })
    }))
})

describe('pageModel', () => {
  it('lists the named offers in the given order, each once (TPL-01, TPL-04)', () => {
    const offers = ['a', 'b', 'c'].map((id) => ({ kind: 'device' as const, id, prices: [] }))
    forAll(fc.array(fc.subarray(['a', 'b', 'c']), { maxLength: 3 }), (shown) => {
      const blocks = shown.map((ids, at) => block(`b-${at}`, 'offers', ['mobile.devices'], { offers: ids }))
      const model = pageModel('mobile-products', '7', {
        blocks,
        offers,
        flags: {},
        summary: null,
        next: '/mobile',
      })
      expect(model.offers.map(({ id }) => id)).toEqual([...new Set(shown.flat())])
      expect(model.version.catalog).toBe('7')
    })
  })
})
