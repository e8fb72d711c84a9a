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

const asked = (sold: readonly Offer[], lines: readonly CartLine[], { offer, quantity }: Change) =>
  setQuantity(lines, sold, offer.id, quantity)

const apply = (sold: readonly Offer[], lines: readonly CartLine[], change: Change) =>
  accepted(asked(sold, lines, change))

/** A catalogue, a cart that came about by changes, those that were refused among them, and a change to come. */
const shopping = offers.chain((sold) =>
  fc.record({
    sold: fc.constant(sold),
    lines: fc
      .array(changeOver(sold), { maxLength: 12 })
      .map((changes) =>
        changes.reduce((lines, change) => E.getOrElse(() => lines)(asked(sold, lines, change)), EMPTY_LINES),
      ),
    change: changeOver(sold),
  }),
)

/** The same with a change that the cart's rules let through. */
const changing = shopping.filter(({ sold, lines, change }) => E.isRight(asked(sold, lines, change)))

const plansFor = (sold: readonly Offer[], lines: readonly CartLine[], line: Offer['lineOfBusiness']) =>
  lines.filter(({ offerId }) => {
    const offer = findOffer(sold, offerId)
    return offer?.role === 'plan' && offer.lineOfBusiness === line
  })

const isOfChoice = (sold: readonly Offer[], { choice }: Offer, { offerId }: CartLine): boolean =>
  choice !== null && findOffer(sold, offerId)?.choice === choice

const isOrphan = (sold: readonly Offer[], lines: readonly CartLine[], { offerId }: CartLine): boolean => {
  const offer = findOffer(sold, offerId)
  return offer?.role === 'addOn' && plansFor(sold, lines, offer.lineOfBusiness).length === 0
}

describe('setQuantity', () => {
  it('leaves exactly that many of the offer, zero being none (CRT-01)', () => {
    fc.assert(
      fc.property(changing, ({ sold, lines, change }) => {
        const changed = apply(sold, lines, change)
        expect(quantityOf(changed, change.offer.id)).toBe(change.quantity)
        expect(changed.some(({ offerId }) => offerId === change.offer.id)).toBe(change.quantity > 0)
      }),
    )
  })

  it('done twice is done once (CRT-01)', () => {
    fc.assert(
      fc.property(changing, ({ sold, lines, change }) => {
        const once = apply(sold, lines, change)
        expect(apply(sold, once, change)).toEqual(once)
      }),
    )
  })

  it('undoes an addition to a cart without its like when set back to zero (CRT-01)', () => {
    fc.assert(
      fc.property(changing, ({ sold, lines, change }) => {
        const { offer } = change
        const alike = lines.filter((line) => line.offerId === offer.id || isOfChoice(sold, offer, line))
        const before = alike.reduce(
          (kept, { offerId }) => accepted(setQuantity(kept, sold, offerId, 0)),
          lines,
        )
        const added = asked(sold, before, change)
        fc.pre(E.isRight(added))
        expect(apply(sold, accepted(added), { ...change, quantity: 0 })).toEqual(before)
      }),
    )
  })

  it('keeps at most one offer of a choice, and each offer in one line (CRT-01)', () => {
    fc.assert(
      fc.property(changing, ({ sold, lines, change }) => {
        const changed = apply(sold, lines, change)
        const choices = changed.flatMap(({ offerId }) => findOffer(sold, offerId)?.choice ?? [])
        expect(new Set(choices).size).toBe(choices.length)
        expect(new Set(changed.map(({ offerId }) => offerId)).size).toBe(changed.length)
      }),
    )
  })

  it('touches no line but that of the offer and, when it comes in, the one of its choice (CRT-01)', () => {
    fc.assert(
      fc.property(changing, ({ sold, lines, change }) => {
        const { offer } = change
        fc.pre(change.quantity > 0)
        const others = apply(sold, lines, change).filter(({ offerId }) => offerId !== offer.id)
        expect(others).toEqual(
          lines.filter((line) => line.offerId !== offer.id && !isOfChoice(sold, offer, line)),
        )
      }),
    )
  })

  it('takes out the offer and, with the last plan of a line, its add-ons, and nothing else (CRT-01, CRT-05)', () => {
    fc.assert(
      fc.property(changing, ({ sold, lines, change }) => {
        const rest = lines.filter(({ offerId }) => offerId !== change.offer.id)
        const changed = apply(sold, lines, { ...change, quantity: 0 })
        expect(changed).toEqual(rest.filter((line) => !isOrphan(sold, rest, line)))
      }),
    )
  })

  it('refuses an add-on exactly while no plan of its line is in the cart (CRT-05)', () => {
    fc.assert(
      fc.property(shopping, ({ sold, lines, change }) => {
        const { offer, quantity } = change
        const isAlone =
          offer.role === 'addOn' && quantity > 0 && plansFor(sold, lines, offer.lineOfBusiness).length === 0
        const answer = asked(sold, lines, change)
        expect(E.isLeft(answer)).toBe(isAlone)
        if (isAlone) expect(answer).toEqual(E.left({ _tag: 'PlanMissing', offerId: offer.id }))
      }),
    )
  })

  it('leaves no add-on without a plan of its line, whatever came before (CRT-05)', () => {
    fc.assert(
      fc.property(changing, ({ sold, lines, change }) => {
        const changed = apply(sold, lines, change)
        expect(changed.filter((line) => isOrphan(sold, changed, line))).toEqual([])
      }),
    )
  })

  it('keeps the add-ons of a plan that another of its line replaces (CRT-01, CRT-05)', () => {
    const sold = cometa.catalog.offers
    const cart = (...ids: readonly string[]) =>
      ids.reduce<readonly CartLine[]>(
        (lines, id) => accepted(setQuantity(lines, sold, id as OfferId, 1)),
        EMPTY_LINES,
      )
    const lines = cart('internet-500', 'tv-stream', 'disney-basic', 'internet-gig', 'tv-select-plus')
    expect(lines.map(({ offerId }) => offerId)).toEqual(['disney-basic', 'internet-gig', 'tv-select-plus'])
    expect(setQuantity(lines, sold, 'internet-500' as OfferId, 0)).toEqual(E.right(lines))
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
      fc.property(changing, ({ sold, lines, change }) => {
        const changed = apply(sold, lines, change)
        const input = { catalogVersion: '1', offers: sold, lines: changed, taxRate: basisPoints(825) }
        expect(E.isRight(quote(input))).toBe(true)
      }),
    )
  })
})

describe('hasPlan', () => {
  it('is true exactly of a cart with an internet plan, whatever else is in it (CRT-04)', () => {
    fc.assert(
      fc.property(shopping, ({ sold, lines, change }) => {
        const { offer } = change
        expect(hasPlan(lines, sold)).toBe(plansFor(sold, lines, 'Internet').length > 0)
        if (offer.role === 'plan' && offer.lineOfBusiness === 'Internet')
          expect(hasPlan(apply(sold, lines, { offer, quantity: 1 }), sold)).toBe(true)
        expect(hasPlan(lines, [])).toBe(false)
      }),
    )
  })
})
