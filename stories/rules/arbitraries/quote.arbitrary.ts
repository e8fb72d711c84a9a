import * as fc from 'fast-check'
import type { CartLine } from '#core/cart/cart.ts'
import type { Offer } from '#core/catalog/offer.ts'
import type { QuoteInput } from '#core/pricing/quoted.ts'
import { taxRate } from './money.arbitrary.ts'
import { printedAsTable } from './cart-table.ts'
import { offer } from './offer.arbitrary.ts'

/** Lines of a cart over these offers: each at most once and within its limit, none for some. */
export const linesOver = (sold: readonly Offer[]): fc.Arbitrary<readonly CartLine[]> =>
  fc
    .tuple(...sold.map(({ id, limit }) => fc.nat(limit).map((quantity) => ({ offerId: id, quantity }))))
    .map((lines) => lines.filter(({ quantity }) => quantity > 0))

/** An offer and its quantity in the cart, possibly none. Drawn together, so that shrinking removes other offers. */
export type DrawnOffer = { readonly offer: Offer; readonly wanted: number }

export const wanted = fc.nat(6)

/** The lines of offers drawn with their quantities, each within its limit. */
export const linesOf = (drawnOffers: readonly DrawnOffer[]): readonly CartLine[] =>
  drawnOffers.flatMap(({ offer: { id, limit }, wanted: quantity }) =>
    quantity === 0 ? [] : [{ offerId: id, quantity: Math.min(quantity, limit) }],
  )

const drawnOffers: fc.Arbitrary<readonly DrawnOffer[]> = fc.uniqueArray(fc.record({ offer, wanted }), {
  selector: ({ offer: { id } }) => id,
  minLength: 1,
  maxLength: 7,
})

/** What `quote` accepts: a catalogue, a cart over it and the tax of a state. A counterexample is printed as a table. */
export const quoteInput: fc.Arbitrary<QuoteInput> = fc
  .record({ drawnOffers, taxRate })
  .map(({ drawnOffers: drawn, taxRate: rate }) =>
    printedAsTable({
      catalogVersion: '1',
      offers: drawn.map(({ offer: one }) => one),
      lines: linesOf(drawn),
      taxRate: rate,
    }),
  )
