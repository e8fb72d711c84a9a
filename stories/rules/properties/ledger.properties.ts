import { findOffer } from '#core/catalog/offer.ts'
import { LEDGER_MONTHS_MAX } from '#core/pricing/ledger.ts'
import { quoteLedger } from '#core/pricing/quote-ledger.ts'
import type { QuoteInput } from '#core/pricing/quoted.ts'
import { richInput } from '../arbitraries/catalog.arbitrary.ts'
import type { CartProperties } from './cart-property.ts'
import { START, ledgerMonths, ledgerOf, ofCart, quoted, quotedMonth } from './cart-property.ts'
import { netByMonth, priceByMonth, priceOnce } from './price-by-month.oracle.ts'

const netOf = (input: QuoteInput, month: number): number =>
  input.lines.reduce((sum, { offerId, quantity }) => {
    const offer = findOffer(input.offers, offerId)
    return offer === undefined ? sum : sum + netByMonth(input, offer, quantity, month)
  }, 0)

/** The properties of the price of a cart in each month. */
export const ledgerProperties = {
  'ledger-of-quote': ofCart(
    'equals the quote in each month and in the one-time charges (PRC-11)',
    richInput,
    (input) => {
      const answer = quoted(input)
      const { months } = ledgerOf(input)
      return {
        actual: {
          today: months[0]?.total ?? null,
          months: months.map(({ monthly, total }) => ({ monthly, once: total - monthly })),
        },
        expected: {
          today: answer.dueToday,
          months: ledgerMonths.map((month) => ({
            monthly: quotedMonth(answer, month),
            once: month === 1 ? answer.oneTime.total : 0,
          })),
        },
      }
    },
  ),
  'ledger-of-rules': ofCart(
    'equals in each month the result of the separate rules and the sum of its parts (PRC-11)',
    richInput,
    (input) => ({
      actual: ledgerOf(input).months.map(({ month, monthly, total, parts }) => ({
        month,
        monthly,
        total,
        net: monthly - parts.tax,
        sum: Object.values(parts).reduce<number>((sum, part) => sum + part, 0),
        areDiscountsNegative: Math.max(parts.promotion, parts.bundle) <= 0,
        areChargesPositive:
          Math.min(parts.recurring, parts.instalment, parts.tax, parts.oneTime, parts.oneTimeTax) >= 0,
      })),
      expected: ledgerMonths.map((month) => {
        const monthly = priceByMonth(input, month)
        const total = monthly + (month === 1 ? priceOnce(input) : 0)
        return {
          month,
          monthly,
          total,
          net: netOf(input, month),
          sum: total,
          areDiscountsNegative: true,
          areChargesPositive: true,
        }
      }),
    }),
  ),
  'price-changes': ofCart(
    'lists each month with a price change, with its first day, both prices and the events (PRC-11)',
    richInput,
    (input) => {
      const { months, priceChanges } = ledgerOf(input)
      const { later } = quoted(input)
      return {
        actual: {
          changes: priceChanges,
          quoted: priceChanges.map(({ month, becomes }) => [month, becomes]),
          withoutReason: priceChanges.flatMap(({ month, events }) =>
            events.some(({ what }) => what !== 'guarantee') ? [] : [month],
          ),
        },
        expected: {
          changes: months.flatMap(({ month, from, monthly, events }, index) => {
            const was = months[index - 1]?.monthly ?? monthly
            return was === monthly ? [] : [{ month, from, was, becomes: monthly, events }]
          }),
          quoted: later.flatMap(({ fromMonth, monthly }) =>
            fromMonth <= LEDGER_MONTHS_MAX ? [[fromMonth, monthly.total]] : [],
          ),
          withoutReason: [],
        },
      }
    },
  ),
} satisfies CartProperties

/** The property of the ledger that is made from a quote alone. */
export const quoteLedgerProperties = {
  'ledger-of-quote-alone': ofCart(
    'has the same totals, changes and days from the quote alone, without its reasons (PRC-11)',
    richInput,
    (input) => {
      const { totals, priceChanges } = ledgerOf(input)
      return {
        actual: quoteLedger(quoted(input), START),
        expected: { totals, priceChanges: priceChanges.map((change) => ({ ...change, events: [] })) },
      }
    },
  ),
} satisfies CartProperties
