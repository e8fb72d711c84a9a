import { findOffer } from '#core/catalog/offer.ts'
import { priceOf, recurringPrice } from '#core/catalog/price.ts'
import { LEDGER_MONTHS_MAX } from '#core/pricing/ledger.ts'
import type { LedgerEvent } from '#core/pricing/ledger-event.ts'
import type { QuoteInput } from '#core/pricing/quoted.ts'
import { richInput } from '../arbitraries/catalog.arbitrary.ts'
import type { CartProperties } from './cart-property.ts'
import { explained, ledgerMonths, ledgerOf, ofCart } from './cart-property.ts'

const dated: readonly string[] = ['promotion', 'bundle', 'instalment']

/** Returns what holds of the lines in each month, by the derivation: promotions, bundles and instalments. */
const holdingByMonth = (input: QuoteInput): readonly ReadonlySet<string>[] => {
  const effects = explained(input).monthly.parts.flatMap(({ offerId, parts }) =>
    parts.flatMap(({ kind, inputs, fromMonth, toMonth }) => {
      const name = `${offerId} ${kind} ${inputs['promotion'] ?? inputs['bundle'] ?? 'null'}`
      return dated.includes(kind) ? [{ name, fromMonth, toMonth: toMonth ?? Infinity }] : []
    }),
  )
  return ledgerMonths.map(
    (month) =>
      new Set(
        effects.flatMap(({ name, fromMonth, toMonth }) =>
          fromMonth <= month && month <= toMonth ? [name] : [],
        ),
      ),
  )
}

const beginsAndEnds = (input: QuoteInput): readonly string[] => {
  const holding = holdingByMonth(input)
  return holding.flatMap((now, index) => {
    const before = holding[index - 1] ?? now
    return [
      ...[...before].flatMap((name) => (now.has(name) ? [] : [`${index + 1} ended ${name}`])),
      ...[...now].flatMap((name) => (before.has(name) ? [] : [`${index + 1} began ${name}`])),
    ]
  })
}

const eventsOf = (input: QuoteInput): readonly LedgerEvent[] =>
  ledgerOf(input).months.flatMap(({ events }) => events)

/** The properties of the changes that a ledger reports. */
export const ledgerEventProperties = {
  'ledger-events': ofCart(
    'reports the start after the first month and the end of a promotion, a bundle or instalments, and nothing else (PRC-11)',
    richInput,
    (input) => ({
      actual: eventsOf(input)
        .filter(({ what }) => dated.includes(what))
        .map(({ month, change, offerId, what, id }) => `${month} ${change} ${offerId} ${what} ${id}`)
        .toSorted(),
      expected: beginsAndEnds(input).toSorted(),
    }),
  ),
  'last-instalment': ofCart(
    'reports the month of a last instalment that differs, and no other (MOB-17, PRC-11)',
    richInput,
    (input) => ({
      actual: eventsOf(input)
        .flatMap(({ what, month, change, offerId }) =>
          what === 'lastInstalment' ? [`${offerId} ${change} ${month}`] : [],
        )
        .toSorted(),
      expected: input.offers
        .flatMap((offer) => {
          const plan = priceOf(offer, 'PaymentPlan')
          const isInCart = input.lines.some(({ offerId }) => offerId === offer.id)
          const isReported =
            plan?.last !== undefined &&
            plan.last !== plan.amount &&
            plan.months > 1 &&
            plan.months <= LEDGER_MONTHS_MAX
          return isInCart && isReported ? [`${offer.id} began ${plan.months}`] : []
        })
        .toSorted(),
    }),
  ),
  'end-of-guarantee': ofCart(
    'reports the month in which the price guarantee ends (CAT-07, PRC-11)',
    richInput,
    (input) => ({
      actual: ledgerOf(input)
        .months.flatMap(({ month, events }) =>
          events.flatMap((event) =>
            event.what === 'guarantee'
              ? [`${event.offerId} ${event.change} ${month} ${event.month} ${event.id}`]
              : [],
          ),
        )
        .toSorted(),
      expected: input.lines
        .flatMap(({ offerId }) => {
          const offer = findOffer(input.offers, offerId)
          const price = offer && recurringPrice(offer, input.buyer?.isNewCustomer === true)
          const end = (price?.guaranteeMonths ?? 0) + 1
          return end === 1 || end > LEDGER_MONTHS_MAX ? [] : [`${offerId} ended ${end} ${end} null`]
        })
        .toSorted(),
    }),
  ),
} satisfies CartProperties
