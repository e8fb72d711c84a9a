import { either as E, function as F } from 'fp-ts'
import type { LineOfBusiness, Offer } from '../catalog/offer.ts'
import { findOffer } from '../catalog/offer.ts'
import type { Cents } from '../shared/money.ts'
import { subtract, sum } from '../shared/money.ts'
import type { QuoteFailure } from './quote.failure.ts'
import type { Quote, QuoteInput } from './quoted.ts'
import { quote } from './quote.ts'

/**
 * The monthly price of mobile lines in cents before tax, in month 1: with the internet plan of the cart (`together`),
 * without it (`alone`), and by how much the lines reduce the price of internet (`internetOff`).
 */
export type InternetEffect = {
  readonly lines: number
  readonly together: Cents
  readonly alone: Cents
  readonly internetOff: Cents
}

const lineOf = (offers: readonly Offer[], id: Offer['id']): LineOfBusiness | undefined =>
  findOffer(offers, id)?.lineOfBusiness

const without = (input: QuoteInput, line: LineOfBusiness): QuoteInput => ({
  ...input,
  lines: input.lines.filter(({ offerId }) => lineOf(input.offers, offerId) !== line),
})

const monthlyOf = (priced: Quote, line: LineOfBusiness): Cents =>
  sum(priced.lines.flatMap((one) => (one.lineOfBusiness === line ? [one.monthly.net] : [])))

/**
 * Returns the effect of internet on the price of the mobile lines of a cart, if internet makes them more expensive;
 * null otherwise, and for lines that are not sold without internet (MOB-03). Fails as a quote does (PRC-16).
 */
export const internetEffect = (input: QuoteInput): E.Either<QuoteFailure, InternetEffect | null> => {
  const isTied = input.lines.some(({ offerId }) => findOffer(input.offers, offerId)?.requires === 'Internet')
  return F.pipe(
    E.Do,
    E.bind('together', () => quote(input)),
    E.bind('alone', () => quote(without(input, 'Internet'))),
    E.bind('internetAlone', () => quote(without(input, 'Mobile'))),
    E.map(({ together, alone, internetAlone }) => {
      const prices = { together: monthlyOf(together, 'Mobile'), alone: monthlyOf(alone, 'Mobile') }
      if (isTied || prices.together <= prices.alone) return null
      const lines = together.lines.filter(({ lineOfBusiness }) => lineOfBusiness === 'Mobile')
      return {
        ...prices,
        lines: lines.reduce((count, { quantity }) => count + quantity, 0),
        internetOff: subtract(monthlyOf(internetAlone, 'Internet'), monthlyOf(together, 'Internet')),
      }
    }),
  )
}
