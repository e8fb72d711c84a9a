import type { Cents } from '../shared/money.ts'
import type { Quote } from './quoted.ts'

/** Adds trade-in credit, in cents. It comes on a later bill, outside the quote. Zero adds nothing (MOB-41). */
export const withTradeInCredit = (priced: Quote, credit: Cents): Quote =>
  credit > 0 ? { ...priced, tradeInCredit: credit } : priced
