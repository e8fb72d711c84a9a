import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import type { CartLine } from '#core/cart/cart.ts'
import { EMPTY_LINES, hasPlan, quantityOf, setQuantity } from '#core/cart/cart.ts'
import type { Offer, OfferId } from '#core/catalog/offer.ts'
import { findOffer } from '#core/catalog/offer.ts'
import { quote } from '#core/pricing/quote.ts'
import { basisPoints } from '#core/shared/money.ts'
import { accepted } from '#test/arbitraries/accepted.ts'
import { offers } from '#test/arbitraries/offer.arbitrary.ts'

type Change = { readonly offer: Offer; readonly quantity: number }

const changeOver = (sold: readonly Offer[]): fc.Arbitrary<Change> =>
  fc
    .constantFrom(...sold)
    .chain((offer) => fc.record({ offer: fc.constant(offer), quantity: fc.nat(offer.limit) }))

const apply = (sold: readonly Offer[], lines: readonly CartLine[], { offer, quantity }: Change) =>
  accepted(setQuantity(lines, sold, offer.id, quantity))

/** A catalogue, a cart that came about by changes, and a change to come. */
const shopping = offers.chain((sold) =>
  fc.record({
    sold: fc.constant(sold),
    lines: fc
      .array(changeOver(sold), { maxLength: 8 })
      .map((changes) => changes.reduce((lines, change) => apply(sold, lines, change), EMPTY_LINES)),
    change: changeOver(sold),
  }),
)

const roleOf = (sold: readonly Offer[], id: OfferId) => findOffer(sold, id)?.role

describe('setQuantity', () => {
  it('leaves exactly that many of the offer, zero being none (CRT-01)', () => {
    fc.assert(
      fc.property(shopping, ({ sold, lines, change }) => {
        const changed = apply(sold, lines, change)
        expect(quantityOf(changed, change.offer.id)).toBe(change.quantity)
        expect(changed.some(({ offerId }) => offerId === change.offer.id)).toBe(change.quantity > 0)
      }),
    )
  })

  it('done twice is done once (CRT-01)', () => {
    fc.assert(
      fc.property(shopping, ({ sold, lines, change }) => {
        const once = apply(sold, lines, change)
        expect(apply(sold, once, change)).toEqual(once)
      }),
    )
  })

  it('undoes an addition to a cart without its like when set back to zero (CRT-01)', () => {
    fc.assert(
      fc.property(shopping, ({ sold, lines, change }) => {
        const before = lines.filter(({ offerId }) => roleOf(sold, offerId) !== change.offer.role)
        expect(apply(sold, apply(sold, before, change), { ...change, quantity: 0 })).toEqual(before)
      }),
    )
  })

  it('keeps one plan and one installation at most, each offer in one line (CRT-01)', () => {
    fc.assert(
      fc.property(shopping, ({ sold, lines, change }) => {
        const changed = apply(sold, lines, change)
        const countOf = (role: Offer['role']) =>
          changed.filter(({ offerId }) => roleOf(sold, offerId) === role).length
        expect(countOf('plan')).toBeLessThanOrEqual(1)
        expect(countOf('installation')).toBeLessThanOrEqual(1)
        expect(new Set(changed.map(({ offerId }) => offerId)).size).toBe(changed.length)
      }),
    )
  })

  it('touches no line but that of the offer and, when it comes in, the plan or installation it replaces (CRT-01)', () => {
    fc.assert(
      fc.property(shopping, ({ sold, lines, change }) => {
        const { offer, quantity } = change
        const isReplaced = ({ offerId }: CartLine) =>
          offerId === offer.id ||
          (quantity > 0 && offer.role !== 'addOn' && roleOf(sold, offerId) === offer.role)
        const others = apply(sold, lines, change).filter(({ offerId }) => offerId !== offer.id)
        expect(others).toEqual(lines.filter((line) => !isReplaced(line)))
      }),
      { numRuns: 500 },
    )
  })

  it('keeps the plan that is there when another plan is taken out (CRT-01)', () => {
    const lines = [{ offerId: 'internet-gig' as OfferId, quantity: 1 }]
    expect(setQuantity(lines, cometa.catalog.offers, 'internet-500' as OfferId, 0)).toEqual(E.right(lines))
  })

  it('refuses what is not a whole number from zero to the limit (CRT-02)', () => {
    const wrong = fc.constantFrom(-1, 0.5, 1e9, 2 ** 53, Number.NaN, Infinity, -Infinity)
    fc.assert(
      fc.property(shopping, fc.option(wrong), ({ sold, lines, change }, other) => {
        const { id, limit } = change.offer
        const quantity = other ?? limit + 1
        expect(setQuantity(lines, sold, id, quantity)).toEqual(
          E.left({ _tag: 'QuantityOutOfRange', offerId: id, quantity, limit }),
        )
      }),
    )
  })

  it('refuses what is not sold, any quantity of it (CRT-02)', () => {
    fc.assert(
      fc.property(shopping, fc.nat(2), ({ sold, lines }, quantity) => {
        const offerId = 'gone' as OfferId
        expect(setQuantity(lines, sold, offerId, quantity)).toEqual(E.left({ _tag: 'OfferNotSold', offerId }))
      }),
    )
  })

  it('makes only carts that can be priced (CRT-02, PRC-02)', () => {
    fc.assert(
      fc.property(shopping, ({ sold, lines, change }) => {
        const changed = apply(sold, lines, change)
        const input = { catalogVersion: '1', offers: sold, lines: changed, taxRate: basisPoints(825) }
        expect(E.isRight(quote(input))).toBe(true)
      }),
    )
  })
})

describe('hasPlan', () => {
  it('is true exactly of a cart with a line whose offer is a plan (CRT-04)', () => {
    fc.assert(
      fc.property(shopping, ({ sold, lines, change }) => {
        const plans = sold.filter(({ role }) => role === 'plan').map(({ id }) => id)
        expect(hasPlan(lines, sold)).toBe(lines.some(({ offerId }) => plans.includes(offerId)))
        if (change.offer.role === 'plan')
          expect(hasPlan(apply(sold, lines, { ...change, quantity: 1 }), sold)).toBe(true)
        expect(hasPlan(lines, [])).toBe(false)
      }),
    )
  })
})
