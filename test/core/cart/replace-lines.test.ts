import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { type CartLine, checkoutLines, quantityOf, setQuantity, shoppingLines } from '#core/cart/cart.ts'
import { replaceLines } from '#core/cart/replace-lines.ts'
import { findOffer, isChosenAtCheckout, type Offer, type OfferId } from '#core/catalog/offer.ts'
import { accepted } from '#test/arbitraries/accepted.ts'
import { offerId, offers } from '#stories/rules/arbitraries/offer.arbitrary.ts'
import { noCount } from '#test/arbitraries/outside.arbitrary.ts'
import { linesOver } from '#stories/rules/arbitraries/quote.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

const anyLines = fc.array(
  fc.record({
    offerId,
    quantity: fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: -1, max: 9 }), noCount),
  }),
  { maxLength: 5 },
)

const replacement = offers.chain((sold) =>
  fc.record({ sold: fc.constant(sold), held: linesOver(sold), wanted: fc.oneof(anyLines, linesOver(sold)) }),
)

const isPlanFor = (sold: readonly Offer[], wanted: readonly CartLine[], line: Offer) =>
  wanted.some(({ offerId: id }) => {
    const offer = findOffer(sold, id)
    return offer?.role === 'plan' && offer.lineOfBusiness === line.lineOfBusiness
  })

/** Whether lines form a valid cart, computed without the rule that builds one. */
const isCart = (sold: readonly Offer[], wanted: readonly CartLine[]): boolean => {
  const found = wanted.map(({ offerId: id }) => findOffer(sold, id))
  const choices = found.flatMap((offer) => offer?.choice ?? [])
  return (
    new Set(wanted.map(({ offerId: id }) => id)).size === wanted.length &&
    new Set(choices).size === choices.length &&
    wanted.every(({ quantity }, index) => {
      const offer = found[index]
      return (
        offer !== undefined &&
        !isChosenAtCheckout(offer) &&
        Number.isInteger(quantity) &&
        quantity >= 1 &&
        quantity <= offer.limit &&
        (offer.role === 'plan' || offer.role === 'device' || isPlanFor(sold, wanted, offer))
      )
    })
  )
}

describe('replaceLines', () => {
  it('accepts lines exactly when they form a valid cart, and preserves the checkout’s own lines (CRT-11)', () =>
    forAll(replacement, ({ sold, held, wanted }) => {
      const replaced = replaceLines(held, sold, wanted)
      expect(E.isRight(replaced)).toBe(isCart(sold, wanted))
      if (E.isRight(replaced)) expect(replaced.right).toEqual([...wanted, ...checkoutLines(held, sold)])
    }))

  it('changes nothing when the lines are the cart’s own (CRT-11)', () =>
    forAll(replacement, ({ sold, held }) => {
      const cart = held.reduce<readonly CartLine[]>(
        (lines, { offerId: id, quantity }) =>
          E.getOrElse(() => lines)(setQuantity(lines, sold, id, quantity)),
        [],
      )
      expect(replaceLines(cart, sold, shoppingLines(cart, sold))).toEqual(
        E.right([...shoppingLines(cart, sold), ...checkoutLines(cart, sold)]),
      )
    }))

  const { offers: sold } = cometa.catalog
  const line = (name: string, quantity = 1): CartLine => ({ offerId: name as OfferId, quantity })

  it.each([
    [[line('nothing')], { _tag: 'OfferNotSold', offerId: 'nothing' }],
    [[line('security-deposit')], { _tag: 'OfferNotSold', offerId: 'security-deposit' }],
    [
      [line('internet-gig'), line('wifi-pod', 6)],
      { _tag: 'QuantityOutOfRange', offerId: 'wifi-pod', quantity: 6, limit: 5 },
    ],
    [
      [line('internet-gig', 0)],
      { _tag: 'QuantityOutOfRange', offerId: 'internet-gig', quantity: 0, limit: 1 },
    ],
    [[line('disney-basic')], { _tag: 'PlanMissing', offerId: 'disney-basic' }],
    [[line('internet-gig'), line('internet-500')], { _tag: 'ChoiceTwice', offerId: 'internet-500' }],
    [[line('home-phone'), line('home-phone')], { _tag: 'ChoiceTwice', offerId: 'home-phone' }],
  ])('refuses %j with the line that is wrong (CRT-11)', (wanted, failure) => {
    expect(replaceLines([], sold, wanted)).toEqual(E.left(failure))
  })
})

describe('shoppingLines', () => {
  it('are the lines a visitor chose, disjoint from the lines of the checkout (CRT-15)', () =>
    forAll(replacement, ({ sold, wanted }) => {
      const [shopping, checkout] = [shoppingLines(wanted, sold), checkoutLines(wanted, sold)]
      const known = wanted.filter(({ offerId: id }) => findOffer(sold, id) !== undefined)
      expect(new Set([...shopping, ...checkout])).toEqual(new Set(known))
      expect(shopping.filter((one) => checkout.includes(one))).toEqual([])
      for (const { offerId: id } of checkout)
        expect(['installation', 'deposit']).toContain(findOffer(sold, id)?.role)
      for (const { offerId: id } of shopping)
        expect(['plan', 'addOn', 'device']).toContain(findOffer(sold, id)?.role)
      expect(quantityOf(shopping, 'nothing' as OfferId)).toBe(0)
    }))
})

describe('an offer that requires internet', () => {
  const line = (id: string, quantity = 1): CartLine => ({ offerId: id as OfferId, quantity })
  const sold = cometa.catalog.offers
  const plus = line('mobile-unlimited-plus', 3)

  it('is sold with an internet plan in any order, and not without one (MOB-03, CRT-05)', () => {
    const both = [plus, line('internet-gig')]
    expect(accepted(replaceLines([], sold, both))).toEqual(both)
    expect(replaceLines([], sold, [plus, line('tv-stream')])).toEqual(
      E.left({ _tag: 'PlanMissing', offerId: plus.offerId }),
    )
  })

  it('is removed with the internet plan, and stays when another one replaces it (MOB-03, CRT-05)', () => {
    const lines = [plus, line('internet-gig'), line('advanced-wifi'), line('home-phone')]
    const swapped = accepted(setQuantity(lines, sold, line('internet-500').offerId, 1))
    expect(swapped).toContainEqual(plus)
    const removed = accepted(setQuantity(lines, sold, line('internet-gig').offerId, 0))
    expect(removed).toEqual([line('home-phone')])
  })
})
