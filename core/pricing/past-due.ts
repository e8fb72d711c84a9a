import type { Cents } from '../shared/money.ts'
import { ZERO, add, subtract } from '../shared/money.ts'
import type { Quote } from './quoted.ts'

/** Adds the account's unpaid balance, in cents, to the amount due today; zero changes nothing (PAY-08). */
export const withPastDue = (priced: Quote, pastDue: Cents = ZERO): Quote =>
  pastDue > 0 ? { ...priced, dueToday: add(priced.dueToday, pastDue), pastDue } : priced

/** Returns the part of today's amount that is the price of the order, in cents: without an unpaid balance (PAY-08). */
export const priceDueToday = ({ dueToday, pastDue = ZERO }: Pick<Quote, 'dueToday' | 'pastDue'>): Cents =>
  subtract(dueToday, pastDue)
