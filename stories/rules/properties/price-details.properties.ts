import { recurringPrice } from '#core/catalog/price.ts'
import { ledgerMarks } from '#core/pricing/ledger.ts'
import { priceDetails } from '#core/pricing/price-details.ts'
import type { QuoteInput } from '#core/pricing/quoted.ts'
import { richInput } from '../arbitraries/catalog.arbitrary.ts'
import type { CartProperties } from './cart-property.ts'
import { START, ledgerOf, ofCart, quoted } from './cart-property.ts'
import { grossOf, holds, monthsOf, priceByMonth, priceOnce } from './price-by-month.oracle.ts'

const paidAfter = (input: QuoteInput, mark: number): number =>
  Array.from({ length: mark }, (_, index) => priceByMonth(input, index + 1)).reduce(
    (sum, monthly) => sum + monthly,
    priceOnce(input),
  )

/**
 * Returns a line's guarantee in months: that of its price, or the months before the first without a discount. A row of
 * a line table is a promotion even at the list price. Empty without a monthly price.
 */
const guaranteesOf = (input: QuoteInput, offerId: string, quantity: number) => {
  const offer = input.offers.find(({ id }) => id === offerId)
  const price = offer && recurringPrice(offer, input.buyer?.isNewCustomer ?? false)
  if (offer === undefined || price === undefined || price === null) return []
  const gross = grossOf(input, offer, quantity)
  const active = offer.promotions.filter(
    (promotion) =>
      promotion.conditions.every((condition) => holds(input, condition)) &&
      ('table' in promotion || gross > 0),
  )
  const promotedUntil = Math.max(0, ...active.map((promotion) => monthsOf(promotion, quantity)))
  return [{ offerId, months: Math.max(price.guaranteeMonths, promotedUntil) }]
}

/** The properties of the explanation of a price. */
export const priceDetailsProperties = {
  'details-of-quote': ofCart(
    'explains every quote by the ledger of its input, with the totals of the separate rules (PRC-11, PRC-15)',
    richInput,
    (input) => {
      const priced = quoted(input)
      const details = priceDetails(priced, input, START)
      return {
        actual:
          details === null
            ? null
            : {
                ledger: details.ledger,
                today: details.why.dueToday.effect,
                totals: ledgerMarks.map((mark) => details.ledger.totals[mark]),
              },
        expected: {
          ledger: ledgerOf(input),
          today: priced.dueToday,
          totals: ledgerMarks.map((mark) => paidAfter(input, mark)),
        },
      }
    },
  ),
  'details-without-a-day': ofCart(
    'has the same amounts before the first day of the service is known (PRC-15)',
    richInput,
    (input) => {
      const [known, unknown] = [START, null].map((start) => {
        const details = priceDetails(quoted(input), input, start)
        return details === null
          ? null
          : {
              totals: details.ledger.totals,
              changes: details.ledger.priceChanges.map(({ month, becomes }) => [month, becomes]),
            }
      })
      return { actual: unknown ?? null, expected: known ?? 'an explanation' }
    },
  ),
  'guarantees-of-lines': ofCart(
    'lists the guarantee of each line with a monthly price (CAT-07, PRC-15)',
    richInput,
    (input) => {
      const priced = quoted(input)
      return {
        actual: priceDetails(priced, input, START)?.guarantees ?? null,
        expected: priced.lines.flatMap(({ offerId, quantity }) => guaranteesOf(input, offerId, quantity)),
      }
    },
  ),
} satisfies CartProperties
