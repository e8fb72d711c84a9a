import { either as E } from 'fp-ts'
import type { Cents } from '../shared/money.ts'
import { MAX_CENTS, ZERO, isCents, subtract, times } from '../shared/money.ts'
import type { InstalmentFailure } from './mobile.failure.ts'

/** The longest term of a payment plan, in months. */
export const MAX_TERM = 60

/** The payments of a price without interest, in cents: `monthly` for each month of `term` but the last, and `last`. */
export type Instalments = {
  readonly price: Cents
  readonly term: number
  readonly monthly: Cents
  readonly last: Cents
}

/**
 * Splits a price in cents into the payments of a term in months: equal payments, rounded up to the cent, and a last one
 * that is not larger. Together they are the price. Fails with `PriceOutOfRange`, `TermOutOfRange` and `PriceTooSmall`,
 * if nothing would be left for the last payment (MOB-17).
 */
export const instalmentsOf = (price: number, term: number): E.Either<InstalmentFailure, Instalments> => {
  if (!isCents(price) || price <= 0) return E.left({ _tag: 'PriceOutOfRange', price, min: 1, max: MAX_CENTS })
  if (!Number.isInteger(term) || term < 1 || term > MAX_TERM)
    return E.left({ _tag: 'TermOutOfRange', term, min: 1, max: MAX_TERM })
  const monthly = Math.ceil(price / term) as Cents
  const last = subtract(price, times(monthly, term - 1))
  return last > 0 ? E.right({ price, term, monthly, last }) : E.left({ _tag: 'PriceTooSmall', price, term })
}

/**
 * Returns the rest after some payments, in cents: the early pay-off price. Fails with `PaymentsOutOfRange` (MOB-18).
 */
export const remainingBalance = (
  { price, term, monthly }: Instalments,
  payments: number,
): E.Either<InstalmentFailure, Cents> => {
  if (!Number.isInteger(payments) || payments < 0 || payments > term || Object.is(payments, -0))
    return E.left({ _tag: 'PaymentsOutOfRange', payments, min: 0, max: term })
  return E.right(payments === term ? ZERO : subtract(price, times(monthly, payments)))
}
