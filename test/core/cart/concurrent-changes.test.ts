import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { type CartLine, EMPTY_LINES, quantityOf } from '#core/cart/cart.ts'
import { lineChanges, rebaseLines, shoppingChanges, withChange } from '#core/cart/concurrent-changes.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import { forAll } from '#test/for-all.ts'

const { offers } = cometa.catalog
const change: fc.Arbitrary<CartLine> = fc.record({
  offerId: fc.constantFrom<OfferId>(...offers.map(({ id }) => id), 'withdrawn' as OfferId),
  quantity: fc.nat(3),
})
const changes = fc.array(change, { maxLength: 8 })

const after = (lines: readonly CartLine[], made: readonly CartLine[]): readonly CartLine[] =>
  made.reduce((held, one) => withChange(held, offers, one), lines)

const cart = changes.map((made) => after(EMPTY_LINES, made))

const contents = (lines: readonly CartLine[]) =>
  [...lines].toSorted((a, b) => a.offerId.localeCompare(b.offerId))

describe(rebaseLines, () => {
  it('adopts the saved cart when this tab changed nothing (CRT-17)', () =>
    forAll(cart, cart, (known, saved) => {
      expect(rebaseLines(known, known, saved, offers)).toEqual(saved)
    }))

  it('preserves this tab’s cart when no other tab changed anything (CRT-17)', () =>
    forAll(cart, changes, (known, made) => {
      const shopping = made.filter(
        ({ offerId }) => shoppingChanges([], [{ offerId, quantity: 1 }], offers)[0],
      )
      const wanted = after(known, shopping)
      const rebased = rebaseLines(known, wanted, known, offers)
      expect(contents(rebased)).toEqual(contents(after(known, shoppingChanges(known, wanted, offers))))
    }))

  it('removes another tab’s line only when this tab’s change replaces or removes it (CRT-17)', () => {
    const [gig, pod, tv] = ['internet-gig', 'wifi-pod', 'tv-stream'].map((id) => id as OfferId)
    if (gig === undefined || pod === undefined || tv === undefined) throw new Error('three offers')
    const known = [{ offerId: gig, quantity: 1 }]
    const saved = [...known, { offerId: tv, quantity: 1 }]
    const wanted = [...known, { offerId: pod, quantity: 2 }]
    expect(rebaseLines(known, wanted, saved, offers)).toEqual([...saved, { offerId: pod, quantity: 2 }])
    expect(quantityOf(rebaseLines(wanted, known, saved, offers), tv)).toBe(1)
  })
})

describe(lineChanges, () => {
  it('lists each difference between two carts once, and none between equal carts (CRT-16)', () =>
    forAll(cart, cart, (before, now) => {
      const listed = lineChanges(before, now)
      expect(new Set(listed.map(({ offerId }) => offerId)).size).toBe(listed.length)
      for (const { id } of offers) {
        const [from, to] = [quantityOf(before, id), quantityOf(now, id)]
        expect(listed.filter(({ offerId }) => offerId === id)).toEqual(
          from === to ? [] : [{ offerId: id, from, to }],
        )
      }
      expect(lineChanges(now, now)).toEqual([])
    }))
})
