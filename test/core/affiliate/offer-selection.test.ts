import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { offerSelectionText, parseOfferSelection } from '#core/affiliate/offer-selection.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import { anyText } from '#test/arbitraries/text.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

const line = fc.record({
  offerId: fc.stringMatching(/^[a-z0-9-]{1,30}$/).map((id) => id as OfferId),
  quantity: fc.integer({ min: 1, max: 99 }),
})

describe('parseOfferSelection', () => {
  it('reads the lines that offerSelectionText wrote (AFF-07)', () => {
    forAll(fc.array(line, { minLength: 1 }), (lines) => {
      expect(parseOfferSelection(offerSelectionText(lines))).toEqual(lines)
    })
    expect(
      offerSelectionText([
        { offerId: 'internet-gig' as OfferId, quantity: 1 },
        { offerId: 'mobile-unlimited' as OfferId, quantity: 3 },
      ]),
    ).toBe('internet-gig,mobile-unlimited:3')
  })

  it('leaves out what is malformed, whatever a link contains (AFF-07)', () => {
    expect(parseOfferSelection('internet-gig,:3,a b,wifi-pod:0,tv:-1,tv:1.5,tv:100')).toEqual([
      { offerId: 'internet-gig', quantity: 1 },
    ])
    forAll(anyText, (text) =>
      parseOfferSelection(text).every(({ quantity }) => Number.isInteger(quantity) && quantity > 0),
    )
  })
})
