import { either as E } from 'fp-ts'
import type { OfferId } from '../catalog/offer.ts'
import { recurringPrice } from '../catalog/price.ts'
import { UNKNOWN_BUYER } from '../catalog/condition.ts'
import type { Cents } from '../shared/money.ts'
import type { PlainDate } from '../shared/plain-date.ts'
import type { Ledger } from './ledger.ts'
import { LEDGER_MONTHS_MAX, ledger } from './ledger.ts'
import { priceDueToday } from './past-due.ts'
import { pricePeriods } from './price-timeline.ts'
import type { Quote, QuoteInput } from './quoted.ts'
import type { Why } from './why.ts'
import { why } from './why.ts'

/** Months of a known offer price: by guarantee, or promotions without a gap from month 1; else 0 (CAT-07). */
export type OfferGuarantee = { readonly offerId: OfferId; readonly months: number }

/** The explanation of a quote: its cost over five years, its derivation, and the guarantee of each monthly line. */
export type PriceDetails = {
  readonly ledger: Ledger
  readonly why: Why
  readonly guarantees: readonly OfferGuarantee[]
}

/** The start of a ledger whose service has no date yet. Amounts do not depend on it. */
export const ANY_START = '2000-01-01' as PlainDate

const guaranteesOf = (
  priced: Quote,
  { offers, buyer = UNKNOWN_BUYER }: QuoteInput,
  { monthly }: Why,
): PriceDetails['guarantees'] =>
  priced.lines.flatMap(({ offerId }) => {
    let promotedUntil = 0
    for (const line of monthly.parts)
      for (const { kind, fromMonth, toMonth } of line.parts)
        if (line.offerId === offerId && kind === 'promotion' && fromMonth === promotedUntil + 1)
          promotedUntil = Number(toMonth)
    return offers.flatMap((offer) => {
      const price = offer.id === offerId ? recurringPrice(offer, buyer.isNewCustomer) : null
      return price === null ? [] : [{ offerId, months: Math.max(price.guaranteeMonths, promotedUntil) }]
    })
  })

/** Checks whether a ledger and a derivation add up to a quote: today, and in each month of the ledger. */
const addsUp = (priced: Quote, months: Ledger['months'], { dueToday }: Why): boolean => {
  const periods = pricePeriods(priced)
  const isPriceOf = (month: number, monthly: Cents): boolean =>
    periods.some(
      ({ fromMonth, toMonth, monthly: { total } }) =>
        fromMonth <= month && (toMonth === null || month <= toMonth) && total === monthly,
    )
  return (
    dueToday.effect === priceDueToday(priced) &&
    months.every(({ month, monthly }) => isPriceOf(month, monthly))
  )
}

/**
 * Explains a quote from its input. `start`: first day of service, null if unknown; then the days of the
 * ledger mean nothing. Returns null if the input's price differs, such as after a catalogue change (PRC-15).
 */
export const priceDetails = (
  priced: Quote,
  input: QuoteInput,
  start: PlainDate | null,
): PriceDetails | null => {
  const months = ledger(input, LEDGER_MONTHS_MAX, start ?? ANY_START)
  const derived = why(input)
  if (E.isLeft(months) || E.isLeft(derived)) return null
  if (!addsUp(priced, months.right.months, derived.right)) return null
  return { ledger: months.right, why: derived.right, guarantees: guaranteesOf(priced, input, derived.right) }
}
