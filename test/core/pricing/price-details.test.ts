import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { UNKNOWN_BUYER } from '#core/catalog/condition.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import { basisPoints, cents } from '#core/shared/money.ts'
import { LEDGER_MONTHS_MAX } from '#core/pricing/ledger.ts'
import { priceDetails } from '#core/pricing/price-details.ts'
import { quote } from '#core/pricing/quote.ts'
import { accepted } from '#test/arbitraries/accepted.ts'
import { richInput } from '#stories/rules/arbitraries/catalog.arbitrary.ts'
import { priceDetailsProperties } from '#stories/rules/properties/price-details.properties.ts'
import { testCartProperties } from '#test/core/cart-properties.ts'
import { forAll, forAllWith } from '#test/for-all.ts'

const START = '2026-12-01' as PlainDate

describe('priceDetails', () => {
  testCartProperties(priceDetailsProperties)

  it('explains no quote with another amount today, or in any month (PRC-15)', () =>
    forAll(richInput, fc.nat(5), (input, index) => {
      const quoted = accepted(quote(input))
      for (const difference of [-1, 1]) {
        const other = { ...quoted, dueToday: cents(quoted.dueToday + difference) }
        expect(priceDetails(other, input, START)).toBeNull()
      }
      const step = quoted.later[index]
      if (step === undefined || step.fromMonth > LEDGER_MONTHS_MAX) return
      const monthly = { ...step.monthly, total: cents(step.monthly.total + 1) }
      const later = quoted.later.with(index, { ...step, monthly })
      expect(priceDetails({ ...quoted, later }, input, START)).toBeNull()
    }))

  it('explains nothing when the input has no price (PRC-02, PRC-15)', () =>
    forAllWith({ numRuns: 20 }, richInput, (input) => {
      const quoted = accepted(quote(input))
      const lines = [{ offerId: 'gone' as OfferId, quantity: 1 }]
      expect(priceDetails(quoted, { ...input, lines }, START)).toBeNull()
      expect(priceDetails(quoted, input, '9999-12-01' as PlainDate)).toBeNull()
    }))

  it.each([
    [null, 12],
    ['gig-5-year-internet-price-guarantee', 60],
  ])(
    'guarantees the price of Gig for a visit of campaign %s %i months (CAT-07, CAT-09)',
    (campaign, months) => {
      const offerId = 'internet-gig' as OfferId
      const input = {
        catalogVersion: cometa.catalog.version,
        offers: cometa.catalog.offers,
        lines: [{ offerId, quantity: 1 }],
        taxRate: basisPoints(0),
        buyer: { ...UNKNOWN_BUYER, campaign },
      }
      const details = priceDetails(accepted(quote(input)), input, START)
      expect(details?.guarantees).toEqual([{ offerId, months }])
    },
  )
})
