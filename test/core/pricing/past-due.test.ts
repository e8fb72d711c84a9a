import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { priceDueToday, withPastDue } from '#core/pricing/past-due.ts'
import { priceDetails } from '#core/pricing/price-details.ts'
import { quote } from '#core/pricing/quote.ts'
import { quoteLedger } from '#core/pricing/quote-ledger.ts'
import { ZERO, add, cents } from '#core/shared/money.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import { accepted } from '#test/arbitraries/accepted.ts'
import { quoteInput } from '#stories/rules/arbitraries/quote.arbitrary.ts'
import { forAll, forAllWith } from '#test/for-all.ts'

const pastDue = fc.integer({ min: 1, max: 100_000 }).map(cents)

describe(withPastDue, () => {
  it('adds the balance to the amount due today, and to no other amount (PAY-08)', () =>
    forAll(quoteInput, pastDue, (input, owed) => {
      const priced = accepted(quote(input))
      expect(withPastDue(priced, owed)).toEqual({
        ...priced,
        dueToday: add(priced.dueToday, owed),
        pastDue: owed,
      })
      expect(withPastDue(priced, ZERO)).toBe(priced)
      expect(withPastDue(priced)).toBe(priced)
    }))

  it('changes neither the derivation nor the cost over time (PAY-08, PRC-12)', () => {
    const start = '2026-11-24' as PlainDate
    forAllWith({ numRuns: 200 }, quoteInput, pastDue, (input, owed) => {
      const priced = accepted(quote(input))
      const owing = withPastDue(priced, owed)
      expect(priceDueToday(owing)).toBe(priced.dueToday)
      expect(priceDueToday(priced)).toBe(priced.dueToday)
      expect(quoteLedger(owing, start)).toEqual(quoteLedger(priced, start))
      expect(priceDetails(owing, input, start)).toEqual(priceDetails(priced, input, start))
      expect(priceDetails(owing, input, start)).not.toBeNull()
    })
  })
})
