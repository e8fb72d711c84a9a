import * as fc from 'fast-check'
import type { Offer, OfferId } from '#core/catalog/offer.ts'
import type { Amount, Quote, QuoteInput } from '#core/pricing/quoted.ts'
import { isCents } from '#core/shared/money.ts'
import { richInput } from '../arbitraries/catalog.arbitrary.ts'
import { printedAsTable } from '../arbitraries/cart-table.ts'
import { quoteInput } from '../arbitraries/quote.arbitrary.ts'
import type { CartProperties } from './cart-property.ts'
import { months, none, ofCart, ofTwoCarts, quoted, quotedMonth, withMoreLines } from './cart-property.ts'
import { priceByMonth, priceOnce } from './price-by-month.oracle.ts'

const totalsByMonth = (input: QuoteInput): readonly number[] => {
  const answer = quoted(input)
  return [answer.oneTime.total, answer.dueToday, ...months.map((month) => quotedMonth(answer, month))]
}

/** Returns the places in which one list is less than another. */
const placesBelow = (more: readonly number[], less: readonly number[]): readonly number[] =>
  more.flatMap((total, index) => (total < (less[index] ?? 0) ? [index] : []))

const amountsOf = (answer: Quote): readonly Amount[] => [
  answer.monthly,
  answer.oneTime,
  ...answer.later.map((step) => step.monthly),
  ...answer.lines.flatMap((line) => [line.monthly, line.oneTime]),
]

const isConsistent = ({ net, tax, total }: Amount): boolean =>
  [net, tax, total].every((amount) => isCents(amount) && amount >= 0) && net + tax === total

/** Draws an equivalent cart: lines in another order, each split into several. */
const rearranged = (input: QuoteInput): fc.Arbitrary<QuoteInput> => {
  const single = input.lines.flatMap(({ offerId, quantity }) =>
    Array.from({ length: quantity }, () => ({ offerId, quantity: 1 })),
  )
  return fc
    .tuple(
      fc.shuffledSubarray(single, { minLength: single.length, maxLength: single.length }),
      fc.shuffledSubarray([...input.lines], { minLength: input.lines.length }),
      fc.boolean(),
    )
    .map(([pieces, intact, isSplit]) => printedAsTable({ ...input, lines: isSplit ? pieces : intact }))
}

const twice = richInput.chain((input) => fc.tuple(fc.constant(input), rearranged(input)))

const withoutPromotions = fc.tuple(richInput, fc.nat(6)).map(([input, at]) => {
  const without = (offer: Offer, index: number): Offer =>
    index === at ? { ...offer, promotions: [] } : offer
  return [input, printedAsTable({ ...input, offers: input.offers.map(without) })] as const
})

const zero: Amount = { net: 0, tax: 0, total: 0 } as never

/** The properties of the quote of a cart. */
export const quoteProperties = {
  'lines-in-any-order': ofTwoCarts(
    'is independent of the order and repetition of lines (PRC-01)',
    twice,
    (input, other) => ({ actual: quoted(other), expected: quoted(input) }),
  ),
  'each-offer-once': ofCart(
    'lists each offer in the cart once, in the order of the catalogue (PRC-01)',
    richInput,
    (input) => {
      const quantities = new Map(input.lines.map(({ offerId, quantity }) => [offerId, quantity]))
      return {
        actual: quoted(input).lines.map(({ offerId, name, quantity }) => [offerId, name, quantity]),
        expected: input.offers.flatMap(({ id, name }) => {
          const quantity = quantities.get(id)
          return quantity === undefined ? [] : [[id, name, quantity]]
        }),
      }
    },
  ),
  'integer-cents': ofCart(
    'charges integer cents and never less than zero, with consistent tax and total (PRC-03, PRC-05)',
    richInput,
    (input) => none(amountsOf(quoted(input)).filter((amount) => !isConsistent(amount))),
  ),
  'sum-in-each-month': ofCart(
    'equals in each month the sum of its lines with their tax (PRC-04, PRC-05)',
    richInput,
    (input) => {
      const answer = quoted(input)
      return {
        actual: { once: answer.oneTime.total, months: months.map((month) => quotedMonth(answer, month)) },
        expected: { once: priceOnce(input), months: months.map((month) => priceByMonth(input, month)) },
      }
    },
  ),
  'months-of-change': ofCart(
    'lists as later months exactly those in which the total changes, in order (PRC-04)',
    richInput,
    (input) => ({
      actual: quoted(input).later.map(({ fromMonth }) => fromMonth),
      expected: months.filter(
        (month) => month > 1 && priceByMonth(input, month) !== priceByMonth(input, month - 1),
      ),
    }),
  ),
  'sum-of-lines': ofCart(
    'is the sum of its lines, for the first month and one-time charges (PRC-05)',
    richInput,
    (input) => {
      const { lines, monthly, oneTime } = quoted(input)
      const parts = ['net', 'tax', 'total'] as const
      const sumOf = (amount: 'monthly' | 'oneTime', part: (typeof parts)[number]): number =>
        lines.reduce((sum, line) => sum + line[amount][part], 0)
      return {
        actual: parts.map((part) => [monthly[part], oneTime[part]]),
        expected: parts.map((part) => [sumOf('monthly', part), sumOf('oneTime', part)]),
      }
    },
  ),
  'tax-exempt': ofCart(
    'charges no tax on an exempt offer, or at a rate of zero (PRC-05)',
    richInput,
    (input) => {
      const isTaxable = (id: OfferId): boolean =>
        input.taxRate > 0 && input.offers.some((offer) => offer.id === id && offer.taxable)
      return none(
        quoted(input).lines.flatMap(({ offerId, monthly, oneTime }) =>
          !isTaxable(offerId) && monthly.tax + oneTime.tax !== 0 ? [offerId] : [],
        ),
      )
    },
  ),
  'due-today': ofCart(
    'charges the one-time charges and the first month today (PRC-06)',
    richInput,
    (input) => {
      const { dueToday, oneTime, monthly } = quoted(input)
      return {
        actual: { byAmounts: dueToday, byRules: dueToday },
        expected: {
          byAmounts: oneTime.total + monthly.total,
          byRules: priceOnce(input) + priceByMonth(input, 1),
        },
      }
    },
  ),
  'one-more-line': ofTwoCarts(
    'never costs less with one more line, today or in any month (PRC-01, PRC-03)',
    withMoreLines(quoteInput),
    (input, more) => none(placesBelow(totalsByMonth(more), totalsByMonth(input))),
  ),
  'without-promotions': ofTwoCarts(
    'never costs less without its promotions, and the same once they have ended (PRC-04)',
    withoutPromotions,
    (input, dearer) => {
      const [more, less] = [totalsByMonth(dearer), totalsByMonth(input)]
      return {
        actual: { below: placesBelow(more, less), last: more.at(-1) ?? null },
        expected: { below: [], last: less.at(-1) ?? null },
      }
    },
  ),
  'empty-cart': ofCart(
    'of an empty cart is zero throughout (PRC-03)',
    richInput.map((input) => printedAsTable({ ...input, lines: [] })),
    (input) => ({
      actual: quoted(input),
      expected: {
        catalogVersion: input.catalogVersion,
        lines: [],
        monthly: zero,
        oneTime: zero,
        dueToday: 0,
        later: [],
      },
    }),
  ),
} satisfies CartProperties
