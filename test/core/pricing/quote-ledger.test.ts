import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PlainDate } from '#core/shared/plain-date.ts'
import { LEDGER_MONTHS_MAX, ledger } from '#core/pricing/ledger.ts'
import { quoteLedger } from '#core/pricing/quote-ledger.ts'
import { quote } from '#core/pricing/quote.ts'
import { accepted } from '#test/arbitraries/accepted.ts'
import { richInput } from '#test/arbitraries/catalog.arbitrary.ts'

const START = '2026-12-31' as PlainDate

describe('quoteLedger', () => {
  it('has the totals, the changes and the days of the ledger of the same cart, without its reasons (PRC-11)', () => {
    fc.assert(
      fc.property(richInput, (input) => {
        const { totals, priceChanges } = accepted(ledger(input, LEDGER_MONTHS_MAX, START))
        expect(quoteLedger(accepted(quote(input)), START)).toEqual({
          totals,
          priceChanges: priceChanges.map((change) => ({ ...change, events: [] })),
        })
      }),
    )
  })
})
