import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { type CartLine, EMPTY_LINES, quantityOf, setQuantity, withoutOrphans } from '#core/cart/cart.ts'
import { activePlan, alternativesTo, differenceOf, swapOffer } from '#core/cart/swap.ts'
import { findOffer, type Offer, type OfferId } from '#core/catalog/offer.ts'
import { quote } from '#core/pricing/quote.ts'
import { basisPoints } from '#core/shared/money.ts'
import { accepted } from '#test/arbitraries/accepted.ts'
import { offers } from '#stories/rules/arbitraries/offer.arbitrary.ts'
import { linesOver } from '#stories/rules/arbitraries/quote.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

const filled = (sold: readonly Offer[], lines: readonly CartLine[]): readonly CartLine[] =>
  lines.reduce(
    (kept, { offerId, quantity }) => E.getOrElse(() => kept)(setQuantity(kept, sold, offerId, quantity)),
    EMPTY_LINES,
  )

const swap = offers.chain((sold) => {
  const id = fc.constantFrom(...sold.map((offer) => offer.id), 'nothing' as OfferId)
  return fc.record({
    sold: fc.constant(sold),
    lines: linesOver(sold).map((lines) => filled(sold, lines)),
    from: id,
    to: id,
  })
})

const priced = (sold: readonly Offer[], lines: readonly CartLine[]) =>
  accepted(quote({ catalogVersion: '1', offers: sold, lines, taxRate: basisPoints(700) }))

describe('alternativesTo', () => {
  it('are the other offers of the same choice, and none for an offer without one (CRT-12)', () =>
    forAll(offers, (sold) => {
      for (const offer of sold) {
        const others = alternativesTo(sold, offer)
        expect(others.includes(offer)).toBe(false)
        for (const other of sold)
          if (other.id !== offer.id)
            expect(others.includes(other)).toBe(offer.choice !== null && other.choice === offer.choice)
      }
    }))
})

describe('swapOffer', () => {
  it('replaces an offer with an alternative, caps its quantity, and returns what was removed (CRT-12)', () =>
    forAll(swap, ({ sold, lines, from, to }) => {
      const swapped = swapOffer(lines, sold, from, to)
      const held = quantityOf(lines, from)
      const offer = findOffer(sold, from)
      if (held === 0 || offer === undefined) {
        expect(swapped).toEqual(E.left({ _tag: 'NotHeld', offerId: from }))
        return
      }
      const other = alternativesTo(sold, offer).find(({ id }) => id === to)
      if (other === undefined) {
        expect(swapped).toEqual(E.left({ _tag: 'NoAlternative', offerId: from, to }))
        return
      }
      const { lines: after, leaves } = accepted(swapped)
      expect(quantityOf(after, to)).toBe(Math.min(held, other.limit))
      expect(leaves[0]).toBe(from)
      const gone = lines.filter(({ offerId }) => quantityOf(after, offerId) === 0)
      expect(new Set(leaves)).toEqual(new Set(gone.map(({ offerId }) => offerId)))
      expect(withoutOrphans(after, sold)).toEqual(after)
      // An add-on may come before its plan, but is applied after it.
      const isAddOn = ({ offerId }: CartLine): boolean => findOffer(sold, offerId)?.role === 'addOn'
      const plansFirst = after.toSorted((a, b) => Number(isAddOn(a)) - Number(isAddOn(b)))
      expect(filled(sold, plansFirst)).toEqual(plansFirst)
    }))

  it('removes add-ons that no longer have a plan (CRT-05, CRT-12)', () => {
    const [internet, tv] = cometa.catalog.offers.filter(({ id }) =>
      ['internet-500', 'tv-stream'].includes(id),
    )
    const pod = cometa.catalog.offers.find(({ id }) => id === 'wifi-pod')
    if (internet === undefined || tv === undefined || pod === undefined) throw new Error('not sold')
    const sold = [{ ...internet, choice: 'either' }, { ...tv, choice: 'either' }, pod]
    const lines = [
      { offerId: internet.id, quantity: 1 },
      { offerId: pod.id, quantity: 2 },
    ]
    expect(swapOffer(lines, sold, internet.id, tv.id)).toEqual(
      E.right({ lines: [{ offerId: tv.id, quantity: 1 }], leaves: [internet.id, pod.id] }),
    )
  })
})

describe('differenceOf', () => {
  it('is zero between a cart and itself, and changes sign in reverse (CRT-12)', () =>
    forAll(
      offers.chain((sold) => fc.tuple(fc.constant(sold), linesOver(sold), linesOver(sold))),
      ([sold, a, b]) => {
        const [before, after] = [priced(sold, a), priced(sold, b)]
        expect(differenceOf(before, before)).toEqual({ monthly: 0, dueToday: 0 })
        const [there, back] = [differenceOf(before, after), differenceOf(after, before)]
        expect([there.monthly + back.monthly, there.dueToday + back.dueToday]).toEqual([0, 0])
        expect(before.dueToday + there.dueToday).toBe(after.dueToday)
        expect(before.monthly.total + there.monthly).toBe(after.monthly.total)
      },
    ))
})

describe('activePlan', () => {
  it('returns the plan of the line of business, or null (CRT-12)', () =>
    forAll(swap, ({ sold, lines }) => {
      for (const { lineOfBusiness } of sold) {
        const active = activePlan(lines, sold, lineOfBusiness)
        const plans = lines.filter(({ offerId }) => {
          const offer = findOffer(sold, offerId)
          return offer?.role === 'plan' && offer.lineOfBusiness === lineOfBusiness
        })
        expect(active).toBe(plans[0]?.offerId ?? null)
      }
    }))
})
