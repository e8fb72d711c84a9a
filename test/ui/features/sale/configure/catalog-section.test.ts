import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { setQuantity, type CartLine } from '#core/cart/cart.ts'
import {
  changeTo,
  isChosenWithPlans,
  selectedIn,
  monthOf,
  wantedIn,
} from '#ui/features/sale/configure/catalog-section.ts'
import { offers } from '#stories/rules/arbitraries/offer.arbitrary.ts'
import { linesOver } from '#stories/rules/arbitraries/quote.arbitrary.ts'
import { priced, sectionsOf } from '../products/storefront-data.builder.ts'
import { basisPoints } from '#core/shared/money.ts'
import { forAll } from '#test/for-all.ts'

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

describe('catalogSectionsOf', () => {
  it('contains every selectable offer once, where its line of business has a plan', () =>
    forAll(carts, ({ sold, wanted }) => {
      const shelved = sectionsOf(sold, wanted).flatMap(({ plans, addOns }) => [...plans, ...addOns].flat())
      const planned = new Set(
        sold.filter(({ role }) => role === 'plan').map(({ lineOfBusiness }) => lineOfBusiness),
      )
      const chosen = sold.filter((offer) => isChosenWithPlans(offer) && planned.has(offer.lineOfBusiness))
      expect(new Set(shelved.map(({ offer }) => offer))).toEqual(new Set(chosen))
      expect(shelved).toHaveLength(chosen.length)
    }))

  it('groups exactly the offers that replace each other', () =>
    forAll(carts, ({ sold, wanted }) => {
      for (const { plans, addOns } of sectionsOf(sold, wanted))
        for (const group of [...plans, ...addOns]) {
          expect(group.filter(({ quantity }) => quantity > 0).length).toBeLessThanOrEqual(1)
          expect(new Set(group.map(({ offer }) => offer.choice)).size).toBe(1)
          if (group.length > 1) expect(group[0].offer.choice).not.toBeNull()
        }
    }))

  it('adds up to the first month of the cart, before tax', () =>
    forAll(carts, ({ sold, wanted }) => {
      const shopped = wanted.filter(({ offerId }) =>
        sold.some((offer) => offer.id === offerId && isChosenWithPlans(offer)),
      )
      const sections = sectionsOf(sold, shopped)
      const { monthly } = priced({
        catalogVersion: '1',
        offers: sold,
        lines: shopped,
        taxRate: basisPoints(0),
      })
      expect(sections.reduce((sum, section) => sum + monthOf(wantedIn(section)), 0)).toBe(monthly.net)
    }))
})

describe('changeTo', () => {
  it('returns a cart with the selection in place of the rest, in the same quantity (CRT-01)', () =>
    forAll(carts, fc.nat(), ({ sold, wanted }, pick) => {
      for (const { plans } of sectionsOf(sold, wanted))
        for (const group of plans) {
          const { offer } = group[pick % group.length] ?? group[0]
          const change = changeTo(group, offer.id)
          const count = selectedIn(group)?.quantity ?? 1
          if (change === null) expect(selectedIn(group)?.offer).toBe(offer)
          else expect(change).toEqual({ offerId: offer.id, quantity: Math.min(count, offer.limit) })
          if (change === null) continue
          const after = setQuantity(wanted, sold, change.offerId, change.quantity)
          expect(after._tag).toBe('Right')
          const held = after._tag === 'Right' ? sectionsOf(sold, after.right) : []
          const again = held
            .flatMap((section) => section.plans)
            .find(([first]) => first.offer === group[0].offer)
          expect(again === undefined ? undefined : selectedIn(again)?.offer).toBe(offer)
        }
    }))

  it('removes the current offer when none is selected, and otherwise changes nothing', () =>
    forAll(carts, ({ sold, wanted }) => {
      for (const { plans, addOns } of sectionsOf(sold, wanted))
        for (const group of [...plans, ...addOns]) {
          const held = selectedIn(group)
          expect(changeTo(group, 'none')).toEqual(
            held === undefined ? null : { offerId: held.offer.id, quantity: 0 },
          )
        }
    }))
})
