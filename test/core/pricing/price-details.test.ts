import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findOffer, type OfferId } from '#core/catalog/offer.ts'
import { recurringPrice } from '#core/catalog/price.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import { cents } from '#core/shared/money.ts'
import { ledger, LEDGER_MONTHS_MAX, ledgerMarks } from '#core/pricing/ledger.ts'
import { priceDetails } from '#core/pricing/price-details.ts'
import { quote } from '#core/pricing/quote.ts'
import { accepted } from '#test/arbitraries/accepted.ts'
import { richInput } from '#test/arbitraries/catalog.arbitrary.ts'
import { grossOf, holds, monthsOf, offOf, priceByMonth, priceOnce } from './price-by-month.oracle.ts'

const START = '2026-12-01' as PlainDate

describe('priceDetails', () => {
  it('explains every quote by the ledger of its input, with the totals of the separate rules (PRC-11, PRC-15)', () => {
    fc.assert(
      fc.property(richInput, (input) => {
        const quoted = accepted(quote(input))
        const details = priceDetails(quoted, input, START)
        expect(details?.ledger).toEqual(accepted(ledger(input, LEDGER_MONTHS_MAX, START)))
        expect(details?.why.dueToday.effect).toBe(quoted.dueToday)
        for (const mark of ledgerMarks) {
          const monthly = Array.from({ length: mark }, (_, index) => priceByMonth(input, index + 1))
          const paid = monthly.reduce((sum, amount) => sum + amount, priceOnce(input))
          expect(details?.ledger.totals[mark]).toBe(paid)
        }
      }),
    )
  })

  it('has the same amounts before the first day of the service is known (PRC-15)', () => {
    fc.assert(
      fc.property(richInput, (input) => {
        const quoted = accepted(quote(input))
        const [known, unknown] = [START, null].map((start) => priceDetails(quoted, input, start)?.ledger)
        expect(unknown?.totals).toEqual(known?.totals)
        expect(unknown?.priceChanges.map(({ month, becomes }) => [month, becomes])).toEqual(
          known?.priceChanges.map(({ month, becomes }) => [month, becomes]),
        )
      }),
    )
  })

  it('lists the guarantee of each line with a monthly price (CAT-07, PRC-15)', () => {
    fc.assert(
      fc.property(richInput, (input) => {
        const quoted = accepted(quote(input))
        const isNew = input.buyer?.isNewCustomer ?? false
        const expected = quoted.lines.flatMap(({ offerId, quantity }) => {
          const offer = findOffer(input.offers, offerId)
          const price = offer === undefined ? null : recurringPrice(offer, isNew)
          if (offer === undefined || price === null) return []
          const gross = grossOf(input, offer, quantity)
          const active = offer.promotions.filter(({ conditions }) =>
            conditions.every((condition) => holds(input, condition)),
          )
          const offs = active.map((promotion) => offOf(promotion, quantity, gross))
          const best = active[offs.indexOf(Math.max(...offs))]
          const byTable = best !== undefined && 'table' in best ? monthsOf(best, quantity) : 0
          return [{ offerId, months: Math.max(price.guaranteeMonths, byTable) }]
        })
        expect(priceDetails(quoted, input, START)?.guarantees).toEqual(expected)
      }),
    )
  })

  it('explains no quote with another amount today, or in any month (PRC-15)', () => {
    fc.assert(
      fc.property(richInput, fc.nat(5), (input, index) => {
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
      }),
    )
  })

  it('explains nothing when the input has no price (PRC-02, PRC-15)', () => {
    fc.assert(
      fc.property(richInput, (input) => {
        const quoted = accepted(quote(input))
        const lines = [{ offerId: 'gone' as OfferId, quantity: 1 }]
        expect(priceDetails(quoted, { ...input, lines }, START)).toBeNull()
        expect(priceDetails(quoted, input, '9999-12-01' as PlainDate)).toBeNull()
      }),
      { numRuns: 20 },
    )
  })
})
