import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { laterQuote } from '#core/pricing/later-quote.ts'
import { pricePeriods } from '#core/pricing/price-timeline.ts'
import { quote } from '#core/pricing/quote.ts'
import { type Quote } from '#core/pricing/quoted.ts'
import { quoteInput } from '#stories/rules/arbitraries/quote.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

const anyQuote = quoteInput.map((input) => {
  const priced = quote(input)
  if (priced._tag === 'Left') throw new Error(priced.left._tag)
  return priced.right
})
const month = fc.integer({ min: 1, max: 70 })

const priceIn = (priced: Quote, at: number): number =>
  pricePeriods(priced).findLast(({ fromMonth }) => fromMonth <= at)?.monthly.total ?? 0

describe('laterQuote', () => {
  it('has the price of each later month, counted from that month (PRC-42)', () =>
    forAll(anyQuote, month, month, (priced, from, at) => {
      expect(priceIn(laterQuote(priced, from), at)).toBe(priceIn(priced, from + at - 1))
    }))

  it('pays nothing once, except from the first month on (PRC-42)', () =>
    forAll(anyQuote, month, (priced, from) => {
      expect(laterQuote(priced, from).oneTime.total).toBe(from === 1 ? priced.oneTime.total : 0)
    }))
})
