import type { Cents } from '../shared/money.ts'
import type { Quote } from './quoted.ts'

/** Adds the credit for traded-in devices, in cents. It comes on a later bill and changes no amount of the quote. Zero adds nothing (MOB-41). */
export const withTradeInCredit = (priced: Quote, credit: Cents): Quote =>
  credit > 0 ? { ...priced, tradeInCredit: credit } : priced
