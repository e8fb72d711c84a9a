import * as fc from 'fast-check'
import type { CartLine } from '#core/cart/cart.ts'
import type { Offer } from '#core/catalog/offer.ts'
import type { QuoteInput } from '#core/pricing/quote.ts'
import { taxRate } from './money.arbitrary.ts'
import { offers } from './offer.arbitrary.ts'

/** Lines of a cart over these offers: each at most once and within its limit, none for some. */
export const linesOver = (sold: readonly Offer[]): fc.Arbitrary<readonly CartLine[]> =>
  fc
    .tuple(...sold.map(({ id, limit }) => fc.nat(limit).map((quantity) => ({ offerId: id, quantity }))))
    .map((lines) => lines.filter(({ quantity }) => quantity > 0))

/** What `quote` accepts: a catalogue, a cart over it and the tax of a state. */
export const quoteInput: fc.Arbitrary<QuoteInput> = offers.chain((sold) =>
  fc.record({
    catalogVersion: fc.constant('1'),
    offers: fc.constant(sold),
    lines: linesOver(sold),
    taxRate,
  }),
)
