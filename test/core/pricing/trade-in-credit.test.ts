import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { priceDetails } from '#core/pricing/price-details.ts'
import { quote } from '#core/pricing/quote.ts'
import { quoteLedger } from '#core/pricing/quote-ledger.ts'
import { withTradeInCredit } from '#core/pricing/trade-in-credit.ts'
import { ZERO, cents } from '#core/shared/money.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import { accepted } from '#test/arbitraries/accepted.ts'
import { quoteInput } from '#stories/rules/arbitraries/quote.arbitrary.ts'
import { forAll, forAllWith } from '#test/for-all.ts'

const credit = fc.integer({ min: 1, max: 500_000 }).map(cents)
const start = '2026-11-24' as PlainDate

describe(withTradeInCredit, () => {
  it('changes no amount that is due, and adds nothing without a credit (MOB-41)', () =>
    forAll(quoteInput, credit, (input, given) => {
      const priced = accepted(quote(input))
      expect(withTradeInCredit(priced, given)).toEqual({ ...priced, tradeInCredit: given })
      expect(withTradeInCredit(priced, ZERO)).toBe(priced)
    }))

  it('changes neither the derivation nor the cost over time (MOB-41, PRC-11, PRC-12)', () =>
    forAllWith({ numRuns: 200 }, quoteInput, credit, (input, given) => {
      const priced = accepted(quote(input))
      const credited = withTradeInCredit(priced, given)
      expect(quoteLedger(credited, start)).toEqual(quoteLedger(priced, start))
      expect(priceDetails(credited, input, start)).toEqual(priceDetails(priced, input, start))
      expect(priceDetails(credited, input, start)).not.toBeNull()
    }))
})
