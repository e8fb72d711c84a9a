import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changesSince } from '#core/cart/final-check.ts'
import { type CartLine, quantityOf } from '#core/cart/cart.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import { amount } from '#stories/rules/arbitraries/money.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

const names = ['a', 'b', 'c', 'd'] as readonly string[] as readonly OfferId[]

const held: fc.Arbitrary<readonly CartLine[]> = fc
  .subarray([...names])
  .chain((ids) =>
    fc.tuple(
      ...ids.map((offerId) =>
        fc.record({ offerId: fc.constant(offerId), quantity: fc.integer({ min: 1, max: 5 }) }),
      ),
    ),
  )

/** The rest of lines: some removed, some reduced. */
const leftOf = (lines: readonly CartLine[]) =>
  fc
    .tuple(
      ...lines.map(({ offerId, quantity }) =>
        fc.record({ offerId: fc.constant(offerId), quantity: fc.nat(quantity) }),
      ),
    )
    .map((left) => left.filter(({ quantity }) => quantity > 0))

const totals = fc.record({ monthly: amount(50_000), dueToday: amount(50_000) })
const version = fc.constantFrom('2026-11', '2026-12')

const look = held.chain((lines) =>
  fc.record({
    held: fc.constant(lines),
    seen: fc.record({ version: fc.nat(9), catalogVersion: version, expected: totals }),
    now: fc.record({ lines: leftOf(lines), catalogVersion: version, totals }),
  }),
)

describe('changesSince', () => {
  it('lists each offer that was removed or reduced, and no other (CRT-13)', () =>
    forAll(look, ({ held: lines, seen, now }) => {
      const { withdrawn, reduced } = changesSince(seen, lines, now)
      for (const { offerId, quantity } of lines) {
        const left = quantityOf(now.lines, offerId)
        expect(withdrawn.includes(offerId)).toBe(left === 0)
        const reduction = reduced.find((one) => one.offerId === offerId)
        expect(reduction).toEqual(
          left > 0 && left < quantity ? { offerId, from: quantity, to: left } : undefined,
        )
      }
    }))

  it('returns the price difference and whether the catalogue changed (CRT-13)', () =>
    forAll(look, ({ held: lines, seen, now }) => {
      const { monthly, dueToday, isCatalogMoved } = changesSince(seen, lines, now)
      expect(seen.expected.monthly + monthly).toBe(now.totals.monthly)
      expect(seen.expected.dueToday + dueToday).toBe(now.totals.dueToday)
      expect(isCatalogMoved).toBe(seen.catalogVersion !== now.catalogVersion)
    }))
})
