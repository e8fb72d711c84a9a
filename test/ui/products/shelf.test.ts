import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { setQuantity, type CartLine } from '#core/cart/cart.ts'
import { isChosenAtCheckout } from '#core/catalog/offer.ts'
import { changeTo, heldIn, monthOf, shelvesOf, wantedIn } from '#ui/features/configure/shelf.ts'
import { offers } from '#test/arbitraries/offer.arbitrary.ts'
import { linesOver } from '#test/arbitraries/quote.arbitrary.ts'
import { priced } from './shelf.builder.ts'
import { basisPoints } from '#core/shared/money.ts'

/** A cart that the rules allow, over any catalogue. */
const carts = offers.chain((sold) =>
  linesOver(sold).map((lines) => ({
    sold,
    wanted: lines.reduce<readonly CartLine[]>((held, { offerId, quantity }) => {
      const next = setQuantity(held, sold, offerId, quantity)
      return next._tag === 'Right' ? next.right : held
    }, []),
  })),
)

describe('shelvesOf', () => {
  it('holds every offer a visitor chooses, once, where its line of business has a plan', () => {
    fc.assert(
      fc.property(carts, ({ sold, wanted }) => {
        const shelved = shelvesOf(sold, wanted).flatMap(({ plans, addOns }) => [...plans, ...addOns].flat())
        const planned = new Set(
          sold.filter(({ role }) => role === 'plan').map(({ lineOfBusiness }) => lineOfBusiness),
        )
        const chosen = sold.filter((offer) => !isChosenAtCheckout(offer) && planned.has(offer.lineOfBusiness))
        expect(new Set(shelved.map(({ offer }) => offer))).toEqual(new Set(chosen))
        expect(shelved).toHaveLength(chosen.length)
      }),
    )
  })

  it('keeps together what replaces one another, and nothing else', () => {
    fc.assert(
      fc.property(carts, ({ sold, wanted }) => {
        for (const { plans, addOns } of shelvesOf(sold, wanted))
          for (const group of [...plans, ...addOns]) {
            expect(group.filter(({ quantity }) => quantity > 0).length).toBeLessThanOrEqual(1)
            expect(new Set(group.map(({ offer }) => offer.choice)).size).toBe(1)
            if (group.length > 1) expect(group[0].offer.choice).not.toBeNull()
          }
      }),
    )
  })

  it('comes to the first month of the cart, before tax', () => {
    fc.assert(
      fc.property(carts, ({ sold, wanted }) => {
        const shopped = wanted.filter(
          ({ offerId }) => !sold.some((offer) => offer.id === offerId && isChosenAtCheckout(offer)),
        )
        const shelves = shelvesOf(sold, shopped)
        const { monthly } = priced({
          catalogVersion: '1',
          offers: sold,
          lines: shopped,
          taxRate: basisPoints(0),
        })
        expect(shelves.reduce((sum, shelf) => sum + monthOf(wantedIn(shelf)), 0)).toBe(monthly.net)
      }),
    )
  })
})

describe('changeTo', () => {
  it('leads to a cart that holds what was chosen in the place of the rest, as many as there were (CRT-01)', () => {
    fc.assert(
      fc.property(carts, fc.nat(), ({ sold, wanted }, pick) => {
        for (const { plans } of shelvesOf(sold, wanted))
          for (const group of plans) {
            const { offer } = group[pick % group.length] ?? group[0]
            const change = changeTo(group, offer.id)
            const count = heldIn(group)?.quantity ?? 1
            if (change === null) expect(heldIn(group)?.offer).toBe(offer)
            else expect(change).toEqual({ offerId: offer.id, quantity: Math.min(count, offer.limit) })
            if (change === null) continue
            const after = setQuantity(wanted, sold, change.offerId, change.quantity)
            expect(after._tag).toBe('Right')
            const held = after._tag === 'Right' ? shelvesOf(sold, after.right) : []
            const again = held
              .flatMap((shelf) => shelf.plans)
              .find(([first]) => first.offer === group[0].offer)
            expect(again === undefined ? undefined : heldIn(again)?.offer).toBe(offer)
          }
      }),
    )
  })

  it('takes out what is held when none is chosen, and changes nothing where nothing is', () => {
    fc.assert(
      fc.property(carts, ({ sold, wanted }) => {
        for (const { plans, addOns } of shelvesOf(sold, wanted))
          for (const group of [...plans, ...addOns]) {
            const held = heldIn(group)
            expect(changeTo(group, 'none')).toEqual(
              held === undefined ? null : { offerId: held.offer.id, quantity: 0 },
            )
          }
      }),
    )
  })
})
