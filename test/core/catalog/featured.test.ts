import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { featuredOffers } from '#core/catalog/featured.ts'
import { offerId, offers } from '#stories/rules/arbitraries/offer.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

describe('featuredOffers', () => {
  it('are the sold offers of the brand’s list, in its order (CAT-10)', () =>
    forAll(offers, fc.uniqueArray(offerId), (sold, featured) => {
      const found = featuredOffers(sold, featured)
      expect(found.map(({ id }) => id)).toEqual(featured.filter((id) => sold.some((one) => one.id === id)))
      for (const offer of found) expect(sold).toContain(offer)
    }))
})
