import { describe, expect, it } from 'vitest'
import type { OfferId } from '#core/catalog/offer.ts'
import { quote } from '#core/pricing/quote.ts'
import { why } from '#core/pricing/why.ts'
import { richInput } from '#stories/rules/arbitraries/catalog.arbitrary.ts'
import { whyProperties } from '#stories/rules/properties/why.properties.ts'
import { testCartProperties } from '#test/core/cart-properties.ts'
import { forAllWith } from '#test/for-all.ts'

describe('why', () => {
  testCartProperties(whyProperties)

  it('fails when the quote fails (PRC-02, PRC-12)', () =>
    forAllWith({ numRuns: 20 }, richInput, (input) => {
      const lines = [{ offerId: 'gone' as OfferId, quantity: 1 }]
      expect(why({ ...input, lines })).toEqual(quote({ ...input, lines }))
    }))
})
