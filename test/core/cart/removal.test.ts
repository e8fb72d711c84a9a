import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CartLine, EMPTY_LINES, plansFirst, setQuantity } from '#core/cart/cart.ts'
import { removalOf } from '#core/cart/removal.ts'
import { isChosenAtCheckout, type Offer } from '#core/catalog/offer.ts'
import { accepted } from '#test/arbitraries/accepted.ts'
import { offers } from '#stories/rules/arbitraries/offer.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

const added = (sold: readonly Offer[], lines: readonly CartLine[], { id, limit }: Offer, quantity: number) =>
  E.getOrElse(() => lines)(setQuantity(lines, sold, id, Math.min(quantity, limit)))

/** A catalogue, a cart of its offers, and one of the offers. */
const carts = offers.chain((sold) =>
  fc.record({
    sold: fc.constant(sold),
    lines: fc
      .array(fc.tuple(fc.constantFrom(...sold), fc.integer({ min: 1, max: 5 })), { maxLength: 12 })
      .map((wanted) =>
        wanted.reduce((lines, [offer, quantity]) => added(sold, lines, offer, quantity), EMPTY_LINES),
      ),
    offer: fc.constantFrom(...sold),
  }),
)

const byId = (lines: readonly CartLine[]) => lines.toSorted((a, b) => a.offerId.localeCompare(b.offerId))

describe('removalOf', () => {
  it('lists exactly what leaves the cart with an offer (CRT-05, MOB-03)', () =>
    forAll(carts, ({ sold, lines, offer }) => {
      fc.pre(!isChosenAtCheckout(offer))
      const removed = removalOf(lines, sold, offer.id)
      const remaining = accepted(setQuantity(lines, sold, offer.id, 0))
      expect(byId([...remaining, ...removed])).toEqual(byId(lines))
    }))

  it('lists nothing for an offer that the checkout chooses (CRT-15)', () =>
    forAll(carts, ({ sold, lines, offer }) => {
      fc.pre(isChosenAtCheckout(offer))
      expect(removalOf([...lines, { offerId: offer.id, quantity: 1 }], sold, offer.id)).toEqual([])
    }))

  it('can be put back, plans first, to the same cart (CRT-05)', () =>
    forAll(carts, ({ sold, lines, offer }) => {
      fc.pre(!isChosenAtCheckout(offer))
      const removed = removalOf(lines, sold, offer.id)
      const remaining = accepted(setQuantity(lines, sold, offer.id, 0))
      const restored = plansFirst(removed, sold).reduce<readonly CartLine[]>(
        (cart, line) => accepted(setQuantity(cart, sold, line.offerId, line.quantity)),
        remaining,
      )
      expect(byId(restored)).toEqual(byId(lines))
    }))
})
